/// The look of a character on a terminal with colors.
nonisolated struct TextStyle: Equatable {
    var color: UIColor?
    var isBold = false
    var isDim = false
    var isReversed = false

    /// The terminal's codes that switch this style on, or nothing for plain text.
    var codes: String {
        var codes: [Int] = []
        if isBold { codes.append(1) }
        if isDim { codes.append(2) }
        if isReversed { codes.append(7) }
        if let code = color?.terminalCode { codes.append(code) }
        return codes.isEmpty ? "" : "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
    }
}
