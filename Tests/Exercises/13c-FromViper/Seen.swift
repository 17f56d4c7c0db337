/// The elements of the screens, as an inventory lists them.
enum Seen {
    static let bar = [#"back button "Bookshelf""#, #"title "Book""#]
    static let overdue = book(
        "Emma", "Jane Austen", "Overdue: lent to Ada until May 17, 2024", in: "systemRed", isLent: true)
    static let lent = book("Kindred", "Octavia E. Butler", "Lent to Ben until May 23, 2024", isLent: true)
    static let free = book("Orlando", "Virginia Woolf", "On the shelf", isLent: false)
    static let lentToCleo = book("Orlando", "Virginia Woolf", "Lent to Cleo until Jun 03, 2024", isLent: true)
    static let overdueAtCleos = book(
        "Orlando", "Virginia Woolf", "Overdue: lent to Cleo until Jun 03, 2024", in: "systemRed", isLent: true)
    static let overdueAtBens = book(
        "Kindred", "Octavia E. Butler", "Overdue: lent to Ben until May 23, 2024", in: "systemRed", isLent: true)
    static let sheet = [
        #"bar button "Cancel""#, #"title "Lend""#, #"text "Orlando" in label"#, #"field "Borrower", empty"#,
        #"field "Days", empty"#, #"button "Save""#,
    ]
    static let failure = [#"alert "Error": "The book could not be returned.""#, #"alert button "OK""#]

    private static func book(
        _ title: String, _ author: String, _ status: String, in color: String = "darkGray", isLent: Bool
    ) -> [String] {
        bar + [
            "text \"\(title)\" in label", "text \"\(author)\" in label", "text \"\(status)\" in \(color)",
            "button \"Lend\"" + (isLent ? ", disabled" : ""), "button \"Return\"" + (isLent ? "" : ", disabled"),
        ]
    }
}
