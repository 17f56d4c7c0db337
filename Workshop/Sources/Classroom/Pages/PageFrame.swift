/// The parts that all pages share around their content: the policy for scripts, the style, the first words.
struct PageFrame {
    /// The window's title.
    let title: String
    /// The page's own script, if it has one.
    var script: TableSorting?
    /// Whether submissions were built and run in a box.
    let isConfined: Bool

    /// Returns the page with this header and main content.
    func text(@HTMLBuilder header: () -> HTML, @HTMLBuilder main: () -> HTML) -> String {
        let page = HTML("html", ["lang": "en"]) {
            HTML("head") {
                HTML.void("meta", ["charset": "utf-8"])
                HTML.void("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
                HTML.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
                HTML.void("meta", ["name": "color-scheme", "content": "light dark"])
                HTML.void("meta", ["name": "referrer", "content": "no-referrer"])
                HTML("title") { title }
                HTML("style") { HTML(unescaped: PageStyle.text) }
            }
            HTML("body") {
                HTML("a", ["class": "skip", "href": "#content"]) { "To the content" }
                HTML("header") {
                    header()
                    if !isConfined { Self.warning }
                }
                HTML("main", ["id": "content", "tabindex": "-1"]) { main() }
                HTML("footer") {
                    HTML("p") {
                        "Graded by the architecture workbook. This page is one file and asks for nothing from anywhere."
                    }
                }
                if let script { HTML("script") { HTML(unescaped: script.text) } }
            }
        }
        return "<!DOCTYPE html>\n" + page.markup
    }

    /// The content security policy: nothing is loaded, nothing is sent, and only the page's own script runs.
    ///
    /// Source: W3C, Content Security Policy Level 3, "The delivery of a policy by a meta element".
    private var policy: String {
        let scripts = script.map { "; script-src 'sha256-\($0.hash)'" } ?? ""
        return "default-src 'none'; style-src 'unsafe-inline'\(scripts); base-uri 'none'; form-action 'none'"
    }

    private static let warning = HTML("p", ["class": "warning", "role": "note"]) {
        HTML("strong") { "Graded without a box." }
        " The code ran with all that the grading machine allows: it could see the suites and other answers, and it could"
        " change what was recorded of them. Read these marks with that in mind."
    }
}
