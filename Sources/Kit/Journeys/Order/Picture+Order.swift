nonisolated extension OrderForm {
    /// What is seen of it.
    var picture: Picture {
        let name = chosen.flatMap { products?[$0].name }
        var lines = [
            #"title "New order""#, #"background systemBackground"#,
            #"text "\#(name ?? "No product chosen")" in label"#,
        ]
        lines += (products ?? []).enumerated().map { row($0.offset, $0.element) }
        lines += text(productsMessage, in: "secondaryLabel") + text(productMessage, in: "systemRed")
        lines += [field("Quantity", quantity)] + text(quantityMessage, in: "systemRed")
        lines += [field("Delivery date (year-month-day)", day)] + text(dayMessage, in: "systemRed")
        lines += [#"button "Save""# + (saves ? ", disabled, takes no touches" : "")]
        lines += saves || products == nil && productsMessage == nil ? ["spinner in systemGray"] : []
        return Picture(words, lines)
    }

    private func row(_ index: Int, _ product: StoredProduct) -> String {
        let selected = index == chosen ? ", selected" : ""
        let price = #"text "$\#(product.price).00" in label"#
        return #"row \#(index)\#(selected): text "\#(product.name)" in label, \#(price)"#
    }

    private func field(_ name: String, _ content: String) -> String {
        "field \"\(name)\", " + (content.isEmpty ? "empty" : "holds \"\(content)\" in label")
            + (saves ? ", takes no touches" : "")
    }

    private func text(_ message: String?, in color: String) -> [String] {
        message.map { ["text \"\($0)\" in \(color)"] } ?? []
    }

    private var words: String {
        let contents = [quantity, day].filter { !$0.isEmpty }
        let messages = [productMessage, quantityMessage, dayMessage].compactMap(\.self)
        return "the form" + (products == nil && productsMessage == nil ? " while it loads" : "")
            + (contents.isEmpty ? "" : " with \(contents.joined(separator: ", "))")
            + (messages.isEmpty ? "" : " and \(messages.count == 1 ? "a message" : "\(messages.count) messages")")
            + (saves ? " while it saves" : "")
    }
}

nonisolated extension Picture {
    /// An order that was placed, for the far day.
    static func placed(_ number: Int, _ contents: String, total: String) -> Picture {
        Picture(
            "order \(number)",
            [
                #"title "New order""#, #"background systemBackground"#,
                #"text "Order \#(number)" in label"#,
                #"text "\#(contents)" in label"#,
                #"text "\#(total) in total" in label"#,
                #"text "Delivered on Dec 31, 2999" in label"#,
                #"button "Another order""#,
            ])
    }
}
