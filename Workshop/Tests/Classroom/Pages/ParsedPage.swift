import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A page as a strict parser reads it: its elements in order, with their attributes and text.
struct ParsedPage: Sendable {
    struct Element: Sendable {
        let name: String
        let attributes: [String: String]
        /// The text of the element and of all elements in it.
        var text = ""
    }

    let elements: [Element]
    /// The reason why the page isn't well-formed; nil if it is.
    let error: String?

    init(_ text: String) {
        let (parser, reader) = (XMLParser(data: Data(text.utf8)), Reader())
        parser.delegate = reader
        let isWhole = parser.parse()
        elements = reader.elements
        error = isWhole ? nil : "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "not well-formed")"
    }

    func all(_ names: String...) -> [Element] { elements.filter { names.contains($0.name) } }

    func first(_ name: String, where isIt: (Element) -> Bool = { _ in true }) -> Element? {
        elements.first { $0.name == name && isIt($0) }
    }

    func values(of attribute: String) -> [String] { elements.compactMap { $0.attributes[attribute] } }

    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [Element] = []
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            open.append(elements.count)
            elements.append(Element(name: name, attributes: attributes))
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            for index in open { elements[index].text += text }
        }

        func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
            open.removeLast()
        }
    }
}
