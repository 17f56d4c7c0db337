/// Joins pieces of a page; a string among them becomes text.
@resultBuilder
enum HTMLBuilder {
    static func buildExpression(_ text: String) -> HTML { HTML(text: text) }
    static func buildExpression(_ piece: HTML) -> HTML { piece }
    static func buildBlock(_ pieces: HTML...) -> HTML { joined(pieces) }
    static func buildOptional(_ piece: HTML?) -> HTML { piece ?? HTML(text: "") }
    static func buildEither(first piece: HTML) -> HTML { piece }
    static func buildEither(second piece: HTML) -> HTML { piece }
    static func buildArray(_ pieces: [HTML]) -> HTML { joined(pieces) }

    private static func joined(_ pieces: [HTML]) -> HTML { HTML(unescaped: pieces.map(\.markup).joined()) }
}
