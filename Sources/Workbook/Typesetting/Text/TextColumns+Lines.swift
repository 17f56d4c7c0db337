extension TextColumns {
    /// Returns a line wrapped to `width` columns with its own indentation; a line that fits stays as it is.
    package static func fitted(_ line: String, width: Int, breaksPaths: Bool) -> [String] {
        if self.width(line) <= width { return [line] }
        let indent = String(line.prefix { $0 == " " })
        return wrap(line, width: width - indent.count, breaksPaths: breaksPaths).map { indent + $0 }
    }

    /// Returns the parts in lines of at most `width` columns, without breaking any of them.
    package static func flowed(_ parts: [String], width: Int) -> [String] {
        var lines: [String] = []
        for part in parts {
            if let last = lines.last, self.width(last) + 3 + self.width(part) <= width {
                lines[lines.count - 1] += "   " + part
            } else {
                lines.append(part)
            }
        }
        return lines
    }
}
