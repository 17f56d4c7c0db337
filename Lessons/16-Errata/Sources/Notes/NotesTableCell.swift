import Foundation
import HeadlessUIKit

/// A row of notes: the title in its color, and the day below.
final class NotesTableCell: UITableViewCell {
    static let identifier = "NotesTableCell"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        return nil  // no storyboard: the table makes its cells
    }

    func display(_ note: NoteUI) {
        textLabel?.text = note.title
        textLabel?.textColor = note.color
        detailTextLabel?.text = note.day
    }
}
