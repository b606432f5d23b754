## What is remarked on a QR code in a picture, a sentence each.

# $version is a number from 1 to 4.
micro = The pattern is a Micro QR code (M{ $version }).
# $stance is what follows, or several of it: “inverted, mirrored and turned clockwise by 90°”.
stance = The pattern is { $stance }.
as-it-should-be = as it should be
inverted = inverted
mirrored = mirrored
turned = turned clockwise by { $degrees }°
corrected = { $cells ->
    [one] Error correction repaired 1 wrong cell.
   *[other] Error correction repaired { $cells } wrong cells.
}
part = This is part { $part } of { $of } of a longer message.
# GS1 is a standard, FNC1 what tells of it.
gs1 = The message is in the format of GS1 (FNC1).
# $indicator is two digits or a letter.
industry = The message is in the format of an industry (FNC1, indicator { $indicator }).
# $set is the name of a character set: UTF-8, Shift JIS or Latin-1.
undeclared = The message was read as { $set }. The pattern does not name its character set.
# ECI is how QR codes name character sets.
unsupported-set = The pattern uses a character set that is not supported (ECI { $number }). Its bytes are shown.
malformed = Some bytes mean nothing in the character set that the pattern names. They are shown as bytes.
unsupported-mode = The message continues in a mode that is not supported (mode { $mode }).
no-text = The pattern holds no text.
