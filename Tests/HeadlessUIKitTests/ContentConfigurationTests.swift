import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A cell shows its content configuration")
struct ContentConfigurationTests {
    private func drawn(_ cell: UITableViewCell, columns: Int = 40) -> [String] {
        let row = RowLayout(cell: cell, width: columns)
        var canvas = Canvas(width: columns, height: row.lineCount)
        for element in row.elements(in: Area(line: 0, column: 0, width: columns, height: row.lineCount)) {
            canvas.write(element.lines[0], line: element.area.line, column: element.area.column, style: element.style)
        }
        return canvas.lines(color: true)
    }

    /// UITableViewCell, `defaultContentConfiguration()`: for the cell's style, without content.
    @Test("the default depends on the cell's style and has no content")
    func defaults() {
        func content(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
            UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
        }
        for style in [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2] {
            #expect(content(style).text == nil)
            #expect(content(style).secondaryText == nil)
            #expect(content(style).textProperties.color == .label)
            #expect(content(style).textProperties.numberOfLines == 0)
        }
        #expect(content(.subtitle).secondaryTextProperties.color == .label)
        #expect(content(.value1).secondaryTextProperties.color == .secondaryLabel)
    }

    @Test(
        "a row looks as it did with the labels",
        arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1], [40, 24])
    func sameAsLabels(style: UITableViewCell.CellStyle, columns: Int) {
        let (old, new) = (
            UITableViewCell(style: style, reuseIdentifier: nil), UITableViewCell(style: style, reuseIdentifier: nil)
        )
        old.textLabel?.text = "A name of some length"
        old.textLabel?.textColor = .systemRed
        old.detailTextLabel?.text = "May 03, 2024"
        old.accessoryType = .disclosureIndicator
        var content = new.defaultContentConfiguration()
        content.text = "A name of some length"
        content.textProperties.color = .systemRed
        content.secondaryText = style == .default ? nil : "May 03, 2024"
        new.contentConfiguration = content
        new.accessoryType = .disclosureIndicator
        #expect(drawn(old, columns: columns) == drawn(new, columns: columns))
    }

    /// UITableViewCell, `contentConfiguration`: setting it replaces the content view, or updates one that supports it.
    @Test("it takes the labels' place, and a second one uses the same view")
    func replaces() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "label"
        var content = cell.defaultContentConfiguration()
        content.text = "content"
        cell.contentConfiguration = content
        #expect(drawn(cell) == ["content".padding(toLength: 40, withPad: " ", startingAt: 0)])
        let view = cell.contentView
        content.text = "other"
        content.textProperties.font = .boldSystemFont(ofSize: 17)
        cell.contentConfiguration = content
        #expect(cell.contentView === view)
        #expect(drawn(cell)[0].hasPrefix("\u{1B}[1mother"))
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
        #expect(drawn(cell) == [String(repeating: " ", count: 40)])
    }

    /// UITableViewCell, `prepareForReuse()`: it resets what has nothing to do with content.
    @Test("it stays when the cell is reused")
    func reuse() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.cell()
        content.text = "Milk"
        cell.contentConfiguration = content
        cell.isSelected = true
        cell.prepareForReuse()
        #expect(!cell.isSelected)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Milk")
    }

    /// UIContentConfiguration, `makeContentView()`; UIContentView, `configuration`.
    @Test("an app's own configuration makes its own view")
    func own() {
        struct Stars: UIContentConfiguration {
            let count: Int
            func makeContentView() -> any UIView & UIContentView { StarsView(self) }
            func updated(for state: any UIConfigurationState) -> Stars { self }
        }
        final class StarsView: UIView, UIContentView {
            let label = UILabel()
            var configuration: any UIContentConfiguration { didSet { show() } }
            init(_ stars: Stars) {
                configuration = stars
                super.init(frame: .zero)
                addSubview(label)
                show()
            }
            required init?(coder: NSCoder) { nil }
            func show() {
                label.text = String(repeating: "*", count: (configuration as? Stars)?.count ?? 0)
            }
        }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Stars(count: 3)
        #expect(drawn(cell)[0].hasPrefix("*** "))
        cell.contentConfiguration = Stars(count: 1)
        #expect(drawn(cell)[0].hasPrefix("* "))
        cell.contentConfiguration = UIListContentConfiguration.cell()
        #expect(cell.contentView is UIListContentView)
    }
}
