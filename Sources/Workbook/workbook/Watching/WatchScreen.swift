import Course
import Typesetting

/// The screen of the terminal while the learner watches: the exercise at the top, the page below it, the keys at the
/// bottom.
struct WatchScreen {
    private let state: WatchState
    private let doing: String
    private let notice: String?
    private let text: WatchPageText
    private let page: [String]
    private let columns: Int
    private let rows: Int

    /// Creates a screen of that size; `doing` is the step of a running check, and `notice` the reason why progress
    /// couldn't be saved.
    init(
        _ state: WatchState, doing: String, notice: String?, in checkout: Checkout, style: Style, columns: Int,
        rows: Int
    ) {
        self.state = state
        self.doing = doing
        self.notice = notice
        self.columns = columns
        self.rows = rows
        // Longer lines are hard to read; the last column stays empty, because terminals treat it differently.
        text = WatchPageText(
            checkout: checkout, style: style, width: min(max(columns - 1, 20), 100),
            room: max(columns - 1, 20), isTerminal: true)
        page = text.lines(state.page)
    }

    /// The lines of the screen, at most as many and as wide as the terminal allows.
    var lines: [String] {
        let lines = heading + [""] + window + [""] + footer
        return lines.prefix(rows).map { TextColumns.clipped($0, to: columns - 1) }
    }

    /// The number of lines above the screen when the page's last line is visible.
    var scrollLimit: Int { page.count <= room ? 0 : page.count - room + 1 }

    private var style: Style { text.style }

    private var room: Int { max(1, rows - heading.count - footer.count - 2) }

    private var heading: [String] {
        let exercise = state.exercise
        if let lesson = state.lessonAhead, !state.isChecking {
            let activity = "next; a save in \(exercise.label) is checked"
            return [style.bold("Lesson \(lesson.label)") + "  " + style.faint(activity)]
        }
        let name = style.bold("\(exercise.label) \(exercise.name)")
        return ["\(name)  \(style.faint(activity))"]
    }

    private var activity: String {
        if !state.isChecking { return "watching; a save is checked" }
        let now = doing.isEmpty ? "Checking" : doing
        return now + (state.isOutdated ? "; saved meanwhile, checked next" : " ...")
    }

    /// The visible lines of the page; if there are more, the last line says so.
    private var window: [String] {
        if page.count <= room { return page }
        let top = min(state.scroll, scrollLimit)
        let shown = page[top..<min(page.count, top + room - 1)]
        let below = page.count - shown.endIndex
        let more = below > 0 ? "-- \(below) more lines: space, and b to go back --" : "-- the end; b goes back --"
        return shown + [style.faint(more)]
    }

    private var footer: [String] {
        (notice.map { [style.open($0)] } ?? []) + Self.keys(style, width: columns - 1)
    }

    /// Returns the keys in lines of at most that width.
    static func keys(_ style: Style, width: Int) -> [String] {
        TextColumns.flowed(WatchKey.manual.map { "\(style.code($0.key)) \($0.text)" }, width: width)
    }
}
