import Foundation
import HeadlessUIKit
import Testing

@Suite("A table builds the cells that are seen, and reuses them")
struct TableTests {
    private func list(_ count: Int) -> SampleListController {
        SampleListController(names: (0..<count).map { "Item \($0)" })
    }

    /// UITableView, "Overview": cells are made for the visible rows only.
    @Test("5,000 rows on a screen with place for 20: 20 cells")
    func visibleOnly() {
        let list = list(5_000)
        let screen = Screen(window(stacking: list))
        #expect(screen.rows.count == 20)
        #expect(list.asked.count == 20)
        #expect(screen.liveCellCount == 20)
        #expect(list.table.visibleCells.count == 20)
        #expect(list.table.cellForRow(at: IndexPath(row: 4_999, section: 0)) == nil)
    }

    /// UITableView, `dequeueReusableCell(withIdentifier:for:)`; UITableViewCell, `prepareForReuse()`.
    @Test("scrolling builds no more cells: each is prepared and shows another row")
    func reuse() throws {
        let list = list(5_000)
        let screen = Screen(window(stacking: list))
        let before = list.table.visibleCells
        screen.scroll(by: 10)
        #expect(screen.rows.map(\.index) == Array(10..<30))
        #expect(screen.rows.first?.text == "Item 10 May 03, 2024")
        let after = list.table.visibleCells
        #expect(Set(before.map(ObjectIdentifier.init)) == Set(after.map(ObjectIdentifier.init)))
        let prepared = after.compactMap { ($0 as? SampleCell)?.timesPrepared }
        #expect(prepared.reduce(0, +) == 10, "only the ten cells that moved were prepared")
        for _ in 0..<50 { screen.scroll(by: 97) }
        #expect(screen.liveCellCount == 20)
    }

    /// UITableView, `reloadData()`.
    @Test("a reload asks for the rows again, reuses the cells and selects nothing")
    func reload() throws {
        let list = list(3)
        let screen = Screen(window(stacking: list))
        try screen.selectRow(1)
        #expect(list.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        list.names = ["Milk"]
        list.table.reloadData()
        #expect(list.table.indexPathForSelectedRow == nil)
        #expect(screen.rows.map(\.text) == ["Milk May 03, 2024"])
        #expect(screen.liveCellCount == 3)
    }

    /// UITableView, `register(_:forCellReuseIdentifier:)`, `dequeueReusableCell(withIdentifier:)`.
    @Test("a cell comes from the registered class, under its identifier; without one there is none")
    func register() {
        let table = UITableView()
        #expect(table.dequeueReusableCell(withIdentifier: "Item") == nil)
        table.register(SampleCell.self, forCellReuseIdentifier: "Item")
        let cell = table.dequeueReusableCell(withIdentifier: "Item")
        #expect(cell is SampleCell)
        #expect(cell?.reuseIdentifier == "Item")
        #expect(UITableViewCell().reuseIdentifier == nil)
    }

    /// UITableView, `visibleCells`: those within the table's own bounds, if no screen lays it out.
    @Test("a table of 440 points has place for ten rows of 44")
    func frame() {
        let list = list(100)
        list.loadViewIfNeeded()
        list.table.frame.size.height = 440
        list.table.rowHeight = 44
        #expect(list.table.visibleCells.count == 10)
    }

    /// UITableViewDelegate, `tableView(_:heightForRowAt:)`: it overrides `rowHeight` if it is implemented.
    @Test("the delegate says how high each row is: of 100, 20, 100 and so on, five fill 300 points")
    func heights() {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row.isMultiple(of: 2) ? 100 : 20
            }
        }
        let (list, delegate) = (list(100), Delegate())
        list.loadViewIfNeeded()
        list.table.frame.size.height = 300
        list.table.rowHeight = 44
        list.table.delegate = delegate
        #expect(list.table.visibleCells.count == 5)
    }

    /// UITableViewDelegate, `tableView(_:didSelectRowAt:)`; UITableView, `deselectRow(at:animated:)`.
    @Test("a finger selects a row, which stays selected until it is deselected")
    func select() throws {
        let list = list(3)
        let screen = Screen(window(stacking: list))
        try screen.selectRow(2)
        let path = IndexPath(row: 2, section: 0)
        #expect(list.selected == [path])
        #expect(list.table.cellForRow(at: path)?.isSelected == true)
        list.table.deselectRow(at: path, animated: true)
        #expect(list.table.indexPathForSelectedRow == nil)
        #expect(list.table.cellForRow(at: path)?.isSelected == false)
        #expect(list.selected == [path], "deselecting by program tells the delegate nothing")
    }

    /// UITableViewDelegate, `tableView(_:willSelectRowAt:)` and `tableView(_:didDeselectRowAt:)`.
    @Test("the delegate may redirect or refuse a selection, and hears of the row that loses it")
    func willSelect() throws {
        final class Delegate: NSObject, UITableViewDelegate {
            var events: [String] = []
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
                indexPath.row == 0 ? nil : indexPath
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                events.append("select \(indexPath.row)")
            }
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
                events.append("deselect \(indexPath.row)")
            }
        }
        let (list, delegate) = (list(3), Delegate())
        let screen = Screen(window(stacking: list))
        list.table.delegate = delegate
        try screen.selectRow(0)
        try screen.selectRow(1)
        try screen.selectRow(2)
        #expect(delegate.events == ["select 1", "deselect 1", "select 2"])
    }

    /// UITableViewDataSource, `numberOfSections(in:)`; IndexPath, `init(row:section:)`.
    @Test("rows are found across sections")
    func sections() throws {
        final class Sections: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 3 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "Plain")
                    ?? UITableViewCell(style: .value1, reuseIdentifier: "Plain")
                cell.textLabel?.text = "section \(indexPath.section)"
                cell.detailTextLabel?.text = "row \(indexPath.row)"
                return cell
            }
        }
        let (controller, source) = (UIViewController(), Sections())
        let table = UITableView()
        controller.view = table
        table.dataSource = source
        let screen = Screen(window(showing: controller))
        #expect(screen.rows.map(\.text) == ["section 1 row 0", "section 2 row 0", "section 2 row 1"])
        #expect(screen.rows.map(\.index) == [0, 1, 2])
        try screen.selectRow(2)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 2))
        #expect(table.numberOfSections == 3)
        #expect(table.numberOfRows(inSection: 2) == 2)
    }

    /// UITableViewDataSource: it runs during a layout, and may query the table meanwhile.
    @Test("a data source may ask and reload the table while it is laid out")
    func reentrance() {
        final class Curious: NSObject, UITableViewDataSource {
            var reloads = 1
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                _ = tableView.visibleCells
                if reloads > 0 {
                    reloads -= 1
                    tableView.reloadData()
                }
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Curious())
        table.dataSource = source
        _ = table.visibleCells
        #expect(table.visibleCells.count == 2)
        #expect(source.reloads == 0)
    }
}
