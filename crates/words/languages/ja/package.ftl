could-mean = { $format }として読み取りました。{ $other }として読み取ると、別のパズルになります：{ $call }。
