import Foundation
import HeadlessUIKit
import Spies
import Testing

@testable import Lesson10Report

@Suite("Each kind of row has a cell that shows all of it, at the height that the row says")
struct ReportAdapterTests {
    /// One kind of row: what the presenter hears, and what is then seen of it.
    nonisolated struct Kind: Sendable, CustomTestStringConvertible {
        let cellId: String
        let height: CGFloat
        let labels: [String]
        let color: UIColor
        let hear: @MainActor @Sendable (ReportPresenter) -> Void

        var testDescription: String { cellId }
    }

    nonisolated static let kinds = [
        Kind(cellId: "groupHeader", height: 60, labels: ["Posted transactions"], color: .label) {
            $0.presentGroupStart(.posted)
        },
        Kind(cellId: "dayHeader", height: 40, labels: ["Mar 02, 2026"], color: .secondaryLabel) {
            $0.presentDayStart(.march2)
        },
        Kind(cellId: "transaction", height: 44, labels: ["Bakery", "3.40"], color: .label) {
            $0.present(transaction: ReportPresentationModel(transaction: .bakery))
        },
        Kind(cellId: "groupTotal", height: 44, labels: ["Total posted", "3.40"], color: .label) {
            $0.presentGroupEnd(.posted, total: money("3.4"))
        },
        Kind(cellId: "grandTotal", height: 60, labels: ["Total", "3.40"], color: .label) {
            $0.presentReportEnd(total: ReportTotalPresentationModel(amount: money("3.4"), isComplete: true))
        },
        Kind(
            cellId: "message", height: 100, labels: ["The bank has not sent a report yet."], color: .secondaryLabel
        ) { $0.presentNoReportFound() },
        Kind(
            cellId: "error", height: 100, labels: ["Line 7 of the report is wrong.", "It comes after the end."],
            color: .systemRed
        ) { $0.present(error: .line(7, .afterEnd)) },
    ]

    private let presenter: ReportPresenter
    private let adapter: ReportAdapter
    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

    init() {
        let gateway = EntityGatewaySpy("gateway", log: MessageLog())
        presenter = ReportPresenter(useCase: ReportUseCase(entityGateway: gateway))
        adapter = ReportAdapter(presenter: presenter)
        adapter.fill(tableView)
    }

    @Test("there is none that these tests don't know")
    func allKinds() {
        #expect(Self.kinds.map(\.cellId) == ReportRowViewModel.CellId.allCases.map(\.rawValue))
    }

    @Test("is shown so", arguments: kinds)
    func shown(_ kind: Kind) throws {
        kind.hear(presenter)
        tableView.reloadData()
        let cell = try #require(tableView.visibleCells.first)
        let content = try #require(cell.listContent)
        #expect(cell.reuseIdentifier == kind.cellId)
        #expect([content.text, content.secondaryText].compactMap(\.self) == kind.labels)
        #expect(content.textProperties.color == kind.color)
        #expect(adapter.tableView(tableView, heightForRowAt: IndexPath(row: 0, section: 0)) == kind.height)
    }

    /// A reused cell keeps everything of the row before, unless it is given something else to show.
    @Test("a cell that was of another kind shows nothing of that")
    func reused() throws {
        for kind in Self.kinds { kind.hear(presenter) }
        let ids = try #require(presenter.rowCount == 7 ? [0, 1] : nil) + [5, 6]
        for (one, other) in [(ids[0], ids[1]), (ids[1], ids[0]), (ids[2], ids[3]), (ids[3], ids[2])] {
            let reused = tableView.dequeueReusableCell(withIdentifier: presenter.cellId(at: one))
            let fresh = tableView.dequeueReusableCell(withIdentifier: presenter.cellId(at: other))
            (reused as? any ReportCell)?.show(presenter.row(at: one))
            for cell in [reused, fresh] { (cell as? any ReportCell)?.show(presenter.row(at: other)) }
            let (old, new) = (try #require(reused?.listContent), try #require(fresh?.listContent))
            #expect(old.text == new.text)
            #expect(old.textProperties.color == new.textProperties.color)
            #expect(old.textProperties.font.pointSize == new.textProperties.font.pointSize)
            #expect(old.secondaryText == new.secondaryText)
        }
    }

    @Test("a cell that is given a row of another kind shows nothing, and not the row before", arguments: kinds)
    func otherKind(_ kind: Kind) throws {
        for kind in Self.kinds { kind.hear(presenter) }
        let rows = (0..<presenter.rowCount).map { presenter.row(at: $0) }
        let own = try #require(rows.first { $0.cellId.rawValue == kind.cellId })
        let cell = try #require(tableView.dequeueReusableCell(withIdentifier: kind.cellId) as? any ReportCell)
        let others = rows.filter { row in
            let other = tableView.dequeueReusableCell(withIdentifier: row.cellId.rawValue)
            return other.map { type(of: $0) != type(of: cell) } ?? true
        }
        #expect(others.count >= 5)
        for other in others {
            cell.show(own)
            cell.show(other)
            let content = try #require(cell.listContent)
            #expect(content.text == nil)
            #expect(content.secondaryText == nil)
        }
    }

    @Test("the table makes room by the heights: of rows of 60, 40 and 44 points, five fill 232")
    func heights() {
        presenter.presentGroupStart(.posted)
        presenter.presentDayStart(.march2)
        for _ in 0..<10 { presenter.present(transaction: ReportPresentationModel(transaction: .bakery)) }
        tableView.frame.size.height = 60 + 40 + 44 * 3
        tableView.reloadData()
        #expect(tableView.visibleCells.count == 5)
    }

    @Test("no row can be selected: the report leads nowhere")
    func selection() {
        #expect(!tableView.allowsSelection)
    }
}

extension UITableViewCell {
    /// The texts of the row, and how they look.
    fileprivate var listContent: UIListContentConfiguration? { contentConfiguration as? UIListContentConfiguration }
}
