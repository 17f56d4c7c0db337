/// The visible things, one per line.
enum Seen {
    static let bar = [#"title "Bookshelf""#, #"bar button "Return all""#]
    static let rows = [
        #"row 0: text "Emma" in systemRed, text "Jane Austen, lent to Ada until May 17, 2024" in label"#,
        #"row 1: text "Kindred" in darkGray, text "Octavia E. Butler, lent to Ben until May 23, 2024" in label"#,
        #"row 2: text "Orlando" in darkGray, text "Virginia Woolf" in label"#,
    ]
    static let returnedRows = [
        #"row 0: text "Emma" in darkGray, text "Jane Austen" in label"#,
        #"row 1: text "Kindred" in darkGray, text "Octavia E. Butler" in label"#,
        #"row 2: text "Orlando" in darkGray, text "Virginia Woolf" in label"#,
    ]
    static let rowsInAWeek = [
        #"row 0: text "Emma" in systemRed, text "Jane Austen, lent to Ada until May 17, 2024" in label"#,
        #"row 1: text "Kindred" in darkGray, text "Octavia E. Butler" in label"#,
        #"row 2: text "Orlando" in systemRed, text "Virginia Woolf, lent to Cleo until May 21, 2024" in label"#,
    ]
    static let bookBar = [#"back button "Bookshelf""#, #"title "Book""#]
    static let books = [
        [
            #"text "Emma" in label"#, #"text "Jane Austen" in label"#,
            #"text "Overdue: lent to Ada until May 17, 2024" in systemRed"#, #"button "Lend", disabled"#,
            #"button "Return""#,
        ],
        [
            #"text "Kindred" in label"#, #"text "Octavia E. Butler" in label"#,
            #"text "Lent to Ben until May 23, 2024" in darkGray"#, #"button "Lend", disabled"#,
            #"button "Return""#,
        ],
        [
            #"text "Orlando" in label"#, #"text "Virginia Woolf" in label"#,
            #"text "On the shelf" in darkGray"#,
            #"button "Lend""#, #"button "Return", disabled"#,
        ],
    ]
    static let overdueKindred = [
        #"text "Kindred" in label"#, #"text "Octavia E. Butler" in label"#,
        #"text "Overdue: lent to Ben until May 23, 2024" in systemRed"#, #"button "Lend", disabled"#,
        #"button "Return""#,
    ]
    static let sheet = [
        #"bar button "Cancel""#, #"title "Lend""#, #"text "Orlando" in label"#,
        #"field "Borrower", empty"#,
        #"field "Days", empty"#, #"button "Save""#,
    ]

    static func alert(_ title: String, _ text: String) -> [String] {
        [#"alert "\#(title)": "\#(text)""#, #"alert button "OK""#]
    }
}
