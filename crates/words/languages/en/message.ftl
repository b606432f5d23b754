message-heading = Message
copy = Copy
