import Typesetting

/// A picture on the class page: its heading, what is to be seen, the drawing, and the same numbers as a table.
struct ClassPicture {
    /// What the ids of its elements begin with.
    let id: String
    /// What it shows and in which way, in sentences.
    let words: [String]
    /// The drawing, which has the title; without one there is only what the words say.
    let drawing: Drawing?
    /// The heading where there is no drawing.
    let title: String
    /// What the columns of the table hold.
    let columns: [Column]
    /// The table's rows; the first cell of each names it.
    let rows: [[String]]

    /// A column of the table.
    struct Column {
        /// What it holds.
        let name: String
        /// Whether numbers stand in it.
        var isNumber = true
    }

    /// The picture as a part of a page.
    var section: HTML {
        HTML("section", ["aria-labelledby": id]) {
            HTML("h3", ["id": id]) { title }
            for sentence in words { HTML("p") { sentence } }
            if let drawing {
                HTML("figure") { HTML(unescaped: drawing.figure(id: id)) }
                HTML("details") {
                    HTML("summary") { "The same numbers as a table" }
                    HTML("div", ["class": "scroll", "role": "group", "aria-label": title, "tabindex": "0"]) { table }
                }
            }
        }
    }

    private var table: HTML {
        HTML("table") {
            HTML("thead") {
                HTML("tr") {
                    for column in columns {
                        HTML("th", ["scope": "col", "class": column.isNumber ? "number" : nil]) { column.name }
                    }
                }
            }
            HTML("tbody") {
                for row in rows {
                    HTML("tr") {
                        HTML("th", ["scope": "row"]) { row[0] }
                        for (column, cell) in zip(columns, row).dropFirst() {
                            HTML("td", ["class": column.isNumber ? "number" : "words"]) { cell }
                        }
                    }
                }
            }
        }
    }

    // MARK: - What drawings share

    /// So narrow that letters can be read where it fills a phone's screen.
    static let width = 330.0
    static let plain = Lettering(.plain, size: 12)
    static let bold = Lettering(.bold, size: 12)
}
