import Testing

@testable import Typesetting
@testable import WorkbookTools

@Suite("Who knows whom is shown as lines and as Mermaid")
struct DiagramTextTests {
    @Test("in a narrow terminal no line is wider, and no name is broken")
    func narrow() throws {
        let diagram = try DiagramFixture.diagram()
        let lines = diagram.lines(.plain, width: 40)
        #expect(lines.allSatisfy { TextColumns.width($0) <= 40 })
        #expect(lines.contains("    owns  ShelfListDirector"))
        #expect(lines.contains("            eventsHandler:"))
        #expect(lines.contains("            ShelfList_HandleUIEvents"))
        let words = { (lines: [String]) in lines.flatMap { $0.split(separator: " ") } }
        #expect(words(lines) == words(diagram.lines(.plain)))
    }

    @Test("each type with whom it owns, knows and makes, by module, the one who leads first")
    func lines() throws {
        let text = try DiagramFixture.diagram().lines(.plain).joined(separator: "\n")
        #expect(
            text == """
                Shelf: who knows whom
                Read from the source, with the roles of viper-s.

                ShelfList
                  ShelfListScene
                    owns  ShelfListDirector    eventsHandler: ShelfList_HandleUIEvents
                    owns  ShelfListSceneTable  rows
                  ShelfListDirector
                    knows ShelfListScene       ui: ShelfList_DisplayUI
                    owns  ShelfListNavigator   navigator: ShelfList_Navigate
                  ShelfListNavigator
                    owns  BookStore            store
                    knows ShelfListScene       viewController: UIViewController
                    makes ShelfLendNavigator   makeModule
                  ShelfListSceneTable (part of the view)

                ShelfLend
                  ShelfLendDirector
                    knows ShelfListDirector    delegate: ShelfLend_Delegate
                    owns  ShelfLendWorker      dataManager: ShelfLend_ManageData
                  ShelfLendWorker
                    owns  BookStore            store
                    knows Clock                clock
                  ShelfLendNavigator

                owns: a strong reference; knows: a weak one; makes: nothing is kept.
                Behind a colon stands the protocol, which is the seam, or UIKit's class.
                """)
    }

    @Test("as Mermaid, where what belongs elsewhere stands outside")
    func mermaid() throws {
        let text = try DiagramFixture.diagram().part(module: "ShelfLend").mermaid
        #expect(
            text == """
                flowchart LR
                    accTitle: ShelfLend in Shelf: who knows whom
                    subgraph ShelfLend
                        t_ShelfLendDirector["Director"]
                        t_ShelfLendWorker["Worker"]
                        t_ShelfLendNavigator["Navigator"]
                    end
                    t_ShelfListDirector(["ShelfListDirector"])
                    t_BookStore(["BookStore"])
                    t_Clock(["Clock"])
                    t_ShelfLendDirector -.->|"delegate: ShelfLend_Delegate"| t_ShelfListDirector
                    t_ShelfLendDirector -->|"dataManager: ShelfLend_ManageData"| t_ShelfLendWorker
                    t_ShelfLendWorker -->|"store"| t_BookStore
                    t_ShelfLendWorker -.->|"clock"| t_Clock

                """)
    }

    @Test("a module that there is not is named, with the nearest")
    func noModule() throws {
        let diagram = try DiagramFixture.diagram()
        let error = #expect(throws: DiagramError.self) { try diagram.part(module: "ShelfLent") }
        #expect(
            error?.description == """
                There is no module "ShelfLent". Did you mean ShelfLend?
                  fix: name one of ShelfList, ShelfLend
                """)
    }
}
