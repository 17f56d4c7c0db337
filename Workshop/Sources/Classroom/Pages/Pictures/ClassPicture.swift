import Typesetting

/// A picture on the class page: its heading, an explanation, the drawing, and the same numbers as a table.
struct ClassPicture {
    /// The prefix of its elements' ids.
    let id: String
    /// The explanation: the contents and how to read them, in sentences.
    let words: [String]
    /// The drawing, which carries the title; without one, only the words appear.
    let drawing: Drawing?
    /// The heading if there is no drawing.
    let title: String
    /// The table's columns.
    let columns: [Column]
    /// The table's rows; the first cell of each is its heading.
    let rows: [[String]]

    /// A column of the table.
    struct Column {
        /// The column's heading.
        let name: String
        /// Whether its cells are numbers.
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

    /// Narrow enough that letters are legible when the drawing fills a phone's screen.
    static let width = 330.0
    static let plain = Lettering(.plain, size: 12)
    static let bold = Lettering(.bold, size: 12)
}
