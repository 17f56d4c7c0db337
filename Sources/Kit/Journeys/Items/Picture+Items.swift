/// The pictures of the Items app, as every rung has to show them.
nonisolated extension Picture {
    /// The first screen.
    static let greeting = Picture(
        "the greeting",
        [
            #"title "Welcome""#,
            #"background systemBackground"#,
            #"text "Keep track of your items." in label"#,
            #"button "Show items""#,
        ])

    /// The list with these items, or with nothing as long as none were ever loaded.
    ///
    /// - Parameters:
    ///   - first: The row that stands at the top.
    ///   - works: Whether something is being loaded or deleted.
    static func list(_ items: [StoredItem]?, from first: Int = 0, works: Bool = false) -> Picture {
        let bar = [
            #"back button "Welcome""#,
            #"title "Items""#,
            #"bar button "Delete all""# + (works ? ", disabled" : ""),
            #"bar button "Add""#,
            #"background systemBackground"#,
        ]
        let rows = (items ?? []).enumerated().map { row($0.offset + first, $0.element) }
        let message = items?.isEmpty == true ? [#"text "No items yet" in secondaryLabel"#] : []
        let spinner = works ? ["spinner in systemGray"] : []
        return Picture(name(ofList: items, works: works), bar + rows + message + spinner)
    }

    /// The form as it is filled in.
    ///
    /// - Parameter saves: Whether an item is being saved.
    static func form(_ name: String = "", enabled: Bool = true, saves: Bool = false) -> Picture {
        Picture(
            "the form" + (name.isEmpty ? "" : " with \"\(name)\"") + (saves ? " while it saves" : ""),
            [
                #"back button "Items""#,
                #"title "Add item""#,
                #"background systemBackground"#,
                #"field "Name", "# + (name.isEmpty ? "empty" : "holds \"\(name)\" in label"),
                #"text "Enabled" in label"#,
                #"switch "Enabled" "# + (enabled ? "on" : "off"),
                #"button "Save""# + (saves ? ", disabled" : ""),
            ])
    }

    /// The detail of an item.
    static func detail(_ item: StoredItem) -> Picture {
        Picture(
            "the detail of \(item.name)",
            [
                #"back button "Items""#,
                #"title "Item""#,
                #"background systemBackground"#,
                #"text "\#(item.name)" in label"#,
                item.enabled ? #"text "Enabled" in darkGray"# : #"text "Disabled" in systemRed"#,
                #"text "\#(item.shownDate)" in label"#,
            ])
    }

    /// The picture under an alert that waits for OK.
    func under(_ title: String, _ message: String) -> Picture {
        Picture("\(name), under an alert", lines + [#"alert "\#(title)": "\#(message)""#, #"alert button "OK""#])
    }

    private static func row(_ index: Int, _ item: StoredItem) -> String {
        let color = item.enabled ? "darkGray" : "systemRed"
        return #"row \#(index): text "\#(item.name)" in \#(color), text "\#(item.shownDate)" in label, ›"#
    }

    private static func name(ofList items: [StoredItem]?, works: Bool) -> String {
        let names = items.map {
            $0.isEmpty ? " without items" : " of \($0.prefix(4).map(\.name).joined(separator: ", "))"
        }
        let more = (items?.count ?? 0) > 4 ? " ..." : ""
        return "the list" + (names ?? "") + more + (works ? " at work" : "")
    }
}
