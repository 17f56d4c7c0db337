/// A key with a meaning while the learner watches.
enum WatchKey: Sendable, Equatable {
    case hint
    case findings
    case next
    case previous
    case list
    case run
    case edit
    case difference
    case reference
    case quit
    case down
    case up

    /// The keys with their meanings, for the line below the screen.
    static let manual: [(key: String, text: String)] = [
        ("h", "hint"), ("n", "next"), ("p", "previous"), ("l", "list"), ("r", "check"), ("e", "edit"),
        ("s", "your changes"), ("d", "reference"), ("q", "quit"),
    ]

    init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "h"), UInt8(ascii: "H"): self = .hint
        case UInt8(ascii: "n"), UInt8(ascii: "N"): self = .next
        case UInt8(ascii: "p"), UInt8(ascii: "P"): self = .previous
        case UInt8(ascii: "l"), UInt8(ascii: "L"): self = .list
        case UInt8(ascii: "r"), UInt8(ascii: "R"): self = .run
        case UInt8(ascii: "e"), UInt8(ascii: "E"): self = .edit
        case UInt8(ascii: "s"), UInt8(ascii: "S"): self = .difference
        case UInt8(ascii: "d"), UInt8(ascii: "D"): self = .reference
        case UInt8(ascii: "q"), UInt8(ascii: "Q"), 0x04: self = .quit
        case UInt8(ascii: "\r"): self = .findings
        case UInt8(ascii: " "), UInt8(ascii: "j"): self = .down
        case UInt8(ascii: "b"), UInt8(ascii: "k"): self = .up
        default: return nil
        }
    }
}
