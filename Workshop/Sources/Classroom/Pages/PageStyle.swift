import Typesetting

/// The look of pages: light and dark, on a phone, with a keyboard, on paper.
enum PageStyle {
    /// The style of every page.
    static let text = """

        :root { color-scheme: light dark; \(colors(\.light)) }
        @media screen and (prefers-color-scheme: dark) { :root { \(colors(\.dark)) } }
        \(inks)
        \(page)
        \(tables)
        \(marks)
        \(findings)
        \(pictures)
        \(paper)

        """

    private static func colors(_ color: (Ink) -> String) -> String {
        Ink.allCases.map { "--\($0): \(color($0));" }.joined(separator: " ")
    }

    /// The colors of drawings.
    private static let inks =
        Ink.allCases.map { ".fill-\($0) { fill: var(--\($0)); } .line-\($0) { stroke: var(--\($0)); }" }
        .joined(separator: "\n")

    private static let page = """
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--paper); color: var(--text); overflow-wrap: anywhere;
          font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
        header, main, footer { max-width: 72rem; margin: 0 auto; padding: 0 1rem; }
        header { padding-top: 1.5rem; }
        footer { padding: 2rem 1rem; color: var(--faint); font-size: .875rem; }
        h1, h2, h3, h4 { line-height: 1.25; margin: 2rem 0 .5rem; }
        h1 { margin-top: 0; font-size: 1.75rem; }
        h2 { font-size: 1.375rem; padding-top: 1rem; border-top: 1px solid var(--rule); }
        h3 { font-size: 1.125rem; }
        h4 { font-size: 1rem; }
        p, ul, dl { margin: .5rem 0; max-width: 44rem; }
        ul { padding-left: 1.25rem; }
        a { color: var(--accent); text-underline-offset: .15em; }
        a:focus-visible, button:focus-visible, summary:focus-visible, [tabindex="0"]:focus-visible {
          outline: 3px solid var(--accent); outline-offset: 2px; }
        main:focus { outline: none; }
        .skip { position: absolute; left: 1rem; top: -10rem; padding: .5rem 1rem; background: var(--paper); }
        .skip:focus { top: .5rem; }
        .over { margin: 0; color: var(--faint); }
        .sum { font-size: 1.25rem; font-weight: 600; }
        .warning, .refusal { padding: .75rem 1rem; border: 2px solid var(--alarm); border-radius: .375rem; }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
          white-space: nowrap; }
        code, pre { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .875em; }
        """

    private static let tables = """
        .scroll { position: relative; overflow-x: auto; max-width: 100%; margin: .5rem 0; }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
        caption { text-align: left; color: var(--faint); padding-bottom: .25rem; }
        th, td { padding: .375rem .625rem; border-bottom: 1px solid var(--rule); text-align: left;
          vertical-align: top; }
        thead th { vertical-align: bottom; border-bottom: 2px solid var(--faint); }
        tfoot th, tfoot td { border-top: 2px solid var(--faint); border-bottom: 0; }
        .number { text-align: right; white-space: nowrap; }
        .sign { display: inline-block; min-width: 1.25em; text-align: center; }
        th[scope=row] { min-width: 7rem; max-width: 12rem; overflow-wrap: anywhere; }
        td.words { min-width: 15rem; }
        .class th[scope=row], .class thead th:first-child { position: sticky; left: 0; z-index: 1;
          background: var(--paper); }
        .class tbody tr:hover > * { background: var(--panel); }
        th button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer;
          text-align: inherit; }
        th button::after { content: " ↕"; color: var(--faint); }
        [aria-sort=ascending] button::after { content: " ↑"; color: var(--text); }
        [aria-sort=descending] button::after { content: " ↓"; color: var(--text); }
        """

    private static let marks = """
        .good { color: var(--accent); } .part { color: var(--second); } .bad { color: var(--alarm); }
        .sign, .outcome { font-weight: 600; }
        .legend { padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
        .requirements { padding: 0; list-style: none; max-width: 48rem; border-top: 1px solid var(--rule); }
        .requirements li { display: grid; grid-template-columns: 1.5rem 1fr auto; gap: 0 .5rem; padding: .375rem 0;
          border-bottom: 1px solid var(--rule); }
        .requirements .kind { display: block; color: var(--faint); font-size: .875rem; }
        .requirements .own { display: block; white-space: pre-line; }
        """

    private static let findings = """
        article { margin: 1rem 0; padding: .75rem 1rem; background: var(--panel); border: 1px solid var(--rule);
          border-left: .25rem solid var(--second); border-radius: .375rem; max-width: 56rem; }
        article h4 { margin: 0 0 .25rem; }
        article .place { max-width: none; margin: 0; color: var(--faint); font-size: .875rem; }
        dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; }
        dt { color: var(--faint); } dd { margin: 0; white-space: pre-line; }
        .drawn { margin: 0; overflow-x: auto; white-space: pre; }
        .code { margin: .75rem 0 0; font-size: .875rem; background: var(--paper); border: 1px solid var(--rule); border-radius: .25rem;
          overflow-x: auto; tab-size: 4; }
        .code ol { list-style: none; margin: 0; padding: .25rem 0; width: max-content; min-width: 100%; }
        .code li { display: flex; padding: 0 .5rem; }
        .code .at { flex: none; width: 4.5em; padding-right: .75em; text-align: right; color: var(--faint);
          user-select: none; }
        .code code { font-size: 1em; white-space: pre; }
        .code .marked { background: var(--band); box-shadow: inset .25rem 0 0 var(--alarm); }
        .code .marked .at { color: var(--text); font-weight: 600; }
        mark { background: none; color: inherit; font-weight: 600; }
        @media (max-width: 40rem) {
          dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
          dd { margin-bottom: .5rem; }
          .code ol { width: auto; }
          .code .at { width: 3.5em; }
          .code code, .drawn { white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; }
        }
        """

    private static let pictures = """
        .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem 3rem; }
        .pictures > section { min-width: 0; max-width: 27rem; }
        figure { margin: 1rem 0; }
        svg { display: block; width: 100%; height: auto; }
        svg text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
        svg .bold { font-weight: 600; }
        svg path { fill: none; stroke-width: 1.5; }
        summary { cursor: pointer; padding: .25rem 0; }
        """

    private static let paper = """
        @media print {
          @page { margin: 1.5cm; }
          body { font-size: 10pt; }
          header, main, footer, .pictures > section { max-width: none; }
          .pictures { display: block; } figure { max-width: 24rem; }
          .skip, th button::after { display: none; }
          .scroll, .code, .drawn { overflow: visible; }
          .class { font-size: 8pt; } .class th, .class td { padding: 2pt 3pt; }
          .code ol { width: auto; } .code code, .drawn { white-space: pre-wrap; overflow-wrap: anywhere; }
          article, figure, tr, li { break-inside: avoid; } h2, h3, h4 { break-after: avoid; }
          article, .code .marked { print-color-adjust: exact; }
          details::details-content { content-visibility: visible; block-size: auto; }
        }
        """
}
