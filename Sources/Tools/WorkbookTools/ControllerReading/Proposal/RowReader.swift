import SourceModel

/// Reads the rows of a controller's table: their fields, and the type behind them.
struct RowReader {
    let controller: MassiveController
    /// `ItemsList`, the beginning of the display model's name.
    let module: String

    /// The listed property, its element type and its cells.
    struct Rows {
        /// The property's name: `items`.
        let list: String
        /// The type of one element, if the contract can name it: `Item`.
        let entity: String?
        let cells: [ControllerPart]
        var fields: [(name: String, type: String)] = []
        var places: [(part: Int, lines: ClosedRange<Int>, name: String)] = []
    }

    /// Returns nil if the controller configures no cells.
    func read() -> Rows? {
        let cells = controller.members.filter { part in
            let labels = part.member.parameters.compactMap(\.label)
            return ["cellForRowAt", "cellForItemAt"].contains { labels.contains($0) } || isConfiguring(part.member)
        }
        guard cells.contains(where: { $0.member.name == "tableView" || $0.member.name == "collectionView" }) else {
            return nil
        }
        let lists = cells.flatMap(lists)
        let types = TypeWords(controller: controller)
        let list = lists.first { types.element(of: controller.property(named: $0)?.knownType) != nil } ?? lists.first
        let entity = list.flatMap { controller.property(named: $0) }.flatMap { types.element(of: $0.knownType) }
        var rows = Rows(list: list ?? "entries", entity: entity, cells: cells)
        for cell in cells { fields(cell, into: &rows) }
        return rows
    }

    /// The name of one row: `Item`.
    static func one(_ rows: Rows?) -> String {
        guard let rows, rows.list != "entries" else { return "Row" }
        let one = WordParts.one(of: rows.list)
        return WordParts.words(one).last.map { _ in one } ?? "Row"
    }

    private func isConfiguring(_ member: Declaration) -> Bool {
        guard member.kind == .method,
            member.name.lowercased().hasPrefix("configure") || member.name.lowercased().hasPrefix("setup")
        else { return false }
        return member.parameters.contains { $0.type?.text.hasSuffix("Cell") == true }
    }

    /// The properties that get an index path's row or section as a subscript.
    private func lists(_ part: ControllerPart) -> [String] {
        part.file.references(in: part.range).compactMap { reference in
            let rest = part.file.text(
                in: reference.offset + reference.name.utf8.count..<reference.offset + reference.name.utf8.count + 40)
            let isAsked = [
                "[indexPath.row", "[indexPath.item", "[(indexPath as NSIndexPath).row", "[indexPath.section",
            ].contains(where: rest.hasPrefix)
            return isAsked && controller.property(named: reference.name) != nil ? reference.name : nil
        }
    }

    // MARK: - Fields

    private func fields(_ part: ControllerPart, into rows: inout Rows) {
        var seen: [String: [String]] = [:]
        let assignments = part.file.references(in: part.range).compactMap {
            reference -> (Reference, String, ClosedRange<Int>)? in
            guard let receiver = reference.receiver, DisplayReader.shown[reference.name] != nil,
                isOfCell(receiver, in: part), let value = part.file.value(assignedTo: reference)
            else { return nil }
            seen[receiver + reference.name, default: []].append(value.text)
            let first = reference.location.line
            let last = part.file.line(at: max(value.range.lowerBound, value.range.upperBound - 1))
            return (reference, value.text, first...max(first, last))
        }
        for (reference, value, lines) in assignments {
            let values = seen[(reference.receiver ?? "") + reference.name] ?? []
            let isFixed = values.allSatisfy(\.isConstantValue) && Set(values).count < 2
            guard !isFixed, let kind = DisplayReader.shown[reference.name] else { continue }
            let name = fieldName(reference, value: value, kind: kind)
            rows.places.append((controller.part(at: reference.offset, in: part.file)?.index ?? part.index, lines, name))
            if !rows.fields.contains(where: { $0.name == name }) { rows.fields.append((name, kind.type)) }
        }
    }

    private func isOfCell(_ receiver: String, in part: ControllerPart) -> Bool {
        let parts = ReceiverPath.parts(of: receiver) ?? []
        let first = parts.first == "self" ? parts.dropFirst().first : parts.first
        guard let first, controller.property(named: first) == nil else { return false }
        return first.lowercased().hasSuffix("cell") || parts.count > 1 && first == "content" || first == "content"
    }

    /// `name` of `item.name`, or else the label's name: `date` of `formatter.string(from: item.date)`.
    private func fieldName(_ reference: Reference, value: String, kind: DisplayReader.Shown) -> String {
        let last = (ReceiverPath.parts(of: reference.receiver ?? "") ?? []).last ?? ""
        // A content configuration's `textProperties` are about its text, as a label is.
        let target = last.hasSuffix("Properties") ? String(last.dropLast("Properties".count)) : last
        if let suffix = kind.suffix {
            let subject = WordParts.subject(ofView: target)
            return ["cell", "text", "content", ""].contains(subject)
                ? SwiftWord.variableName(from: suffix) : subject + suffix
        }
        let path = value.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "?" }.map(String.init)
        let members = path.filter { $0.contains(".") && $0.first?.isLowercase == true }
        let member = members.last?.split(separator: ".").last.map { $0.filter { $0 != "?" } } ?? ""
        if SwiftWord.isName(member),
            !["string", "text", "localizedString", "row", "count", "format", "stringValue"].contains(member)
        {
            return SwiftWord.keywords.contains(member) ? member + "Text" : member
        }
        let subject = WordParts.subject(ofView: target)
        return ["text", "cell", "content"].contains(subject) || subject.isEmpty ? "title" : subject
    }
}
