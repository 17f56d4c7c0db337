import SourceModel
import Testing

@Suite("Names are found wherever learners and real apps write them")
struct PrecisionTests {
    func file(_ text: String) throws -> SourceFile {
        try Sources(files: [(path: "A.swift", text: text)]).files[0]
    }

    func uses(_ text: String) throws -> [String] { try file(text).references.map(\.text) }

    @Test(
        "finds a call in every place of a body",
        arguments: [
            "let a = present(b: c)", "return present(b: c)", "f(present(b: c))", "f { present(b: c) }",
            "guard present(b: c) else { return }", "if let d = present(b: c) { e() }", "while present(b: c) { d() }",
            "switch present(b: c) { default: break }", "switch d { case present(b: c): break; default: break }",
            "switch d { case .e where present(b: c): break; default: break }", "for d in present(b: c) { e() }",
            "d = e ? present(b: c) : f", "d(\"e \\(present(b: c)) f\")", "d(\"\"\"\n    \\(present(b: c))\n    \"\"\")",
            "let d = [present(b: c)]", "let d = [e: present(b: c)]", "let d = (present(b: c), e)", "d[present(b: c)]",
            "try await present(b: c)", "defer { present(b: c) }", "do { d() } catch { present(b: c) }",
            "throw present(b: c)", "d = { [e] in present(b: c) }", "let d = e ?? present(b: c)",
            "#if DEBUG\npresent(b: c)\n#else\nd()\n#endif", "#if DEBUG\nd()\n#else\npresent(b: c)\n#endif",
            "let d = if e { present(b: c) } else { f }", "_ = present(b: c) as! D", "swap(&d, present(b: c))",
            "Task { await present(b: c) }", "d { e } then: { present(b: c) }", "func inner() { present(b: c) }",
            "let x: Int = { present(b: c) }()", "repeat { d() } while present(b: c)", "#warn(present(b: c))",
        ])
    func bodies(_ statement: String) throws {
        let found = try uses("func f() {\n\(statement)\n}")
        #expect(found.filter { $0 == "present(b:)" }.count == 1)
    }

    @Test(
        "finds a call outside of bodies",
        arguments: [
            "var a = present(b: c)", "lazy var a = present(b: c)", "lazy var a: D = { present(b: c) }()",
            "var a: D { present(b: c) }", "var a: D { get { present(b: c) } set { d() } }",
            "var a = d { didSet { present(b: c) } }", "var a: D = e { willSet { present(b: c) } }",
            "func f(a: D = present(b: c)) {}", "init(a: D = present(b: c)) {}",
            "subscript(a: D) -> E { present(b: c) }",
            "@Wrapped(present(b: c)) var a: D", "static let a = present(b: c)", "deinit { present(b: c) }",
            "convenience init() { self.init(a: present(b: c)) }", "var a: some D { E { F(); present(b: c) } }",
        ])
    func members(_ member: String) throws {
        let found = try uses("class A {\n\(member)\n}")
        #expect(found.filter { $0 == "present(b:)" }.count == 1)
    }

    @Test(
        "knows the receiver as it is written",
        arguments: [
            ("go()", "go()"), ("self.go()", "self.go()"), ("a?.go()", "a.go()"), ("self?.a?.go()", "self?.a.go()"),
            ("a!.b.go()", "a!.b.go()"), ("a?.b?.go()", "a?.b.go()"), ("A.shared.go()", "A.shared.go()"),
            ("(a as? B)?.go()", "(a as? B).go()"), ("a\n  .b\n  .go()", "a\n  .b.go()"), ("super.go()", "super.go()"),
            ("a.b { c }.go()", "a.b { c }.go()"), ("a[0]?.go()", "a[0].go()"), ("_ = .go()", ".go()"),
            ("try? a.go()", "a.go()"), ("await a.go()", "a.go()"), ("!a.go()", "a.go()"), ("a.`go`()", "a.go()"),
        ])
    func receivers(_ statement: String, _ use: String) throws {
        let call = try file("func f() {\n\(statement)\n}").references.last { $0.name == "go" }
        #expect(call?.text == use)
        #expect(call?.kind == .call)
    }

    @Test("finds key paths, selectors and methods that are handed over as values")
    func values() throws {
        #expect(try uses("let a = b.map(\\.title.count)").contains(".title"))
        #expect(try uses("let a = b.map(\\Item.title)").contains("Item"))
        #expect(try uses("let a = #selector(onTap(_:))").contains("onTap"))
        #expect(try uses("let a = #selector(Scene.onTap)").contains("Scene.onTap"))
        #expect(try uses("let a = #keyPath(Item.title)").contains("Item.title"))
        #expect(try uses("let a = b.forEach(ui.display)").contains("ui.display"))
    }

    @Test("reads storyboards' casts, outlets, actions and `class` protocols")
    func old() throws {
        let text = """
            protocol ListView: class { var presenter: ListPresenter! { get set } }
            class ListController: UIViewController, ListView {
                @IBOutlet weak var table: UITableView!
                @IBOutlet var labels: [UILabel]!
                var presenter: ListPresenter!
                @IBAction func addTapped(_ sender: Any) { presenter.add() }
                @objc dynamic private func refresh() {}
                class func make(from board: UIStoryboard) -> ListController {
                    let view = board.instantiateViewController(withIdentifier: "List") as! ListController
                    return view
                }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    let detail = segue.destination as! DetailController
                    detail.delegate = self
                }
            }
            """
        let types = try file(text).declarations
        #expect(types.map(\.kind) == [.protocol, .class])
        #expect(types[0].inherited.map(\.text) == ["class"])
        let members = types[1].members
        #expect(
            members.map(\.name) == ["table", "labels", "presenter", "addTapped", "refresh", "make", "prepare"])
        #expect(members.map(\.isWeak) == [true, false, false, false, false, false, false])
        #expect(members.map(\.isStatic) == [false, false, false, false, false, true, false])
        #expect(members[0].has("IBOutlet"))
        #expect(members[1].type?.held == ["UILabel"])
        #expect(members[2].type?.held == ["ListPresenter"])
        #expect(members[3].has("IBAction"))
        #expect(members[5].type?.text == "ListController")
        let uses = try uses(text)
        #expect(uses.contains("board.instantiateViewController(withIdentifier:)"))
        #expect(uses.contains("DetailController"))
        #expect(uses.contains("detail.delegate"))
        #expect(uses.contains("presenter.add()"))
    }

    @Test("reads generics, actors, nested types, extensions with conditions and typealiases")
    func shapes() throws {
        let text = """
            actor Store<Item: Codable> where Item: Sendable { struct Row { enum State { case on } } }
            extension Store.Row: Hashable where Item: Named { func f() {} }
            typealias Presenter = ListPresenter & Sendable
            final class A<T: Presenter>: Base<T>, @unchecked Sendable { let t: T; var u: [any P]?; let v: some P = w() }
            """
        let found = try file(text).declarations
        #expect(found.map(\.kind) == [.actor, .extension, .typealias, .class])
        #expect(found[0].members.first { $0.kind == .genericParameter }?.inherited.map(\.text) == ["Codable"])
        #expect(found[0].all.map(\.name) == ["Store", "Item", "Row", "State", "on"])
        #expect(found[1].name == "Store.Row")
        #expect(found[1].inherited.map(\.text) == ["Hashable"])
        #expect(found[2].type?.names == ["ListPresenter", "Sendable"])
        #expect(found[3].inherited.map(\.text) == ["Base<T>", "@unchecked Sendable"])
        #expect(found[3].members.compactMap(\.type).map(\.held) == [["T"], ["P"], ["P"]])
    }

    @Test("puts what both branches of a condition declare into its type")
    func branches() throws {
        let type = try file("class A {\n#if os(iOS)\nvar a: B?\n#else\nvar c: D?\n#endif\nvar e: F?\n}").declarations[0]
        #expect(type.members.map(\.name) == ["a", "c", "e"])
    }

    @Test("finds nothing in comments, texts and regular expressions")
    func quiet() throws {
        let text = """
            // present(b: c)
            /* present(b: c) /* present(b: c) */ present(b: c) */
            /// `present(b:)`
            let a = "present(b: c)"; let d = #"\\(present(b: c))"#; let e = #/present/#
            #if os(present)
            #endif
            """
        #expect(try uses(text) == [])
    }
}
