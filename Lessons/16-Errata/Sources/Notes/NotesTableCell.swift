import Foundation
import HeadlessUIKit

/// A row of notes: the title in its color, and the day below.
final class NotesTableCell: UITableViewCell {
    static let identifier = "NotesTableCell"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This cell is made in code")
    }

    func display(_ note: NoteUI) {
        textLabel?.text = note.title
        textLabel?.textColor = note.color
        detailTextLabel?.text = note.day
    }
}
