import Foundation
import Typesetting

/// The fields of a JSON object, read one by one with an error that names the field.
///
/// `Decodable` would be shorter, but its errors name Swift types to people who wrote JSON.
package struct JSONFields {
    private let values: [String: Any]
    private let file: String
    private let prefix: String

    /// Reads the object in a file.
    package init(_ data: Data, file: String) throws(CatalogueError) {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        } catch {
            let (reason, line) = Self.reason(error, in: data)
            throw .brokenJSON(file: file, line: line, reason: reason)
        }
        guard let values = object as? [String: Any] else {
            throw .brokenJSON(file: file, line: 1, reason: "expected an object in braces")
        }
        self.init(values, file: file, prefix: "")
    }

    private init(_ values: [String: Any], file: String, prefix: String) {
        self.values = values
        self.file = file
        self.prefix = prefix
    }

    /// Returns a whole number.
    package func whole(_ field: String, _ expected: String) throws(CatalogueError) -> Int {
        let value = try value(field, expected)
        guard let number = value as? Int else { throw wrong(field, expected, found: describe(value)) }
        return number
    }

    /// Returns a whole number, or nil if the field is missing.
    package func optionalWhole(_ field: String) throws(CatalogueError) -> Int? {
        values[field] == nil ? nil : try whole(field, "a whole number")
    }

    /// Returns a text.
    package func text(_ field: String, _ expected: String) throws(CatalogueError) -> String {
        let value = try value(field, expected)
        guard let text = value as? String else { throw wrong(field, expected, found: describe(value)) }
        return text
    }

    /// Returns a text, or nil if the field is missing.
    package func optionalText(_ field: String) throws(CatalogueError) -> String? {
        values[field] == nil ? nil : try text(field, "a text")
    }

    /// Returns true if the field exists and is true.
    package func flag(_ field: String) throws(CatalogueError) -> Bool {
        guard let value = values[field] else { return false }
        guard let flag = value as? Bool else { throw wrong(field, "true or false", found: describe(value)) }
        return flag
    }

    /// Returns a list of texts.
    package func texts(_ field: String, _ expected: String) throws(CatalogueError) -> [String] {
        let value = try value(field, expected)
        guard let texts = value as? [String] else { throw wrong(field, expected, found: describe(value)) }
        return texts
    }

    /// Returns a list of texts, which is empty if the field is missing.
    package func optionalTexts(_ field: String, _ expected: String) throws(CatalogueError) -> [String] {
        values[field] == nil ? [] : try texts(field, expected)
    }

    /// Returns an object whose fields are texts.
    package func names(_ field: String) throws(CatalogueError) -> [String: String] {
        let expected = "an object of texts"
        let value = try value(field, expected)
        guard let names = value as? [String: String] else { throw wrong(field, expected, found: describe(value)) }
        return names
    }

    /// Returns a list of objects.
    package func objects(_ field: String, _ expected: String) throws(CatalogueError) -> [JSONFields] {
        let value = try value(field, expected)
        guard let objects = value as? [[String: Any]] else { throw wrong(field, expected, found: describe(value)) }
        return objects.enumerated().map { index, values in
            JSONFields(values, file: file, prefix: prefix + "\(field)[\(index)].")
        }
    }

    /// Returns an object, or nil if the field is missing.
    package func optionalObject(_ field: String) throws(CatalogueError) -> JSONFields? {
        guard let value = values[field] else { return nil }
        guard let object = value as? [String: Any] else { throw wrong(field, "an object", found: describe(value)) }
        return JSONFields(object, file: file, prefix: prefix + "\(field).")
    }

    /// Returns the error for a field with a value of the wrong kind.
    package func wrong(_ field: String, _ expected: String, found: String) -> CatalogueError {
        .wrongField(file: file, field: prefix + field, expected: expected, found: found)
    }

    private func value(_ field: String, _ expected: String) throws(CatalogueError) -> Any {
        guard let value = values[field], !(value is NSNull) else {
            throw .missingField(file: file, field: prefix + field, expected: expected)
        }
        return value
    }

    private func describe(_ value: Any) -> String {
        switch value {
        case let text as String: "the text \"\(TextColumns.cut(text, to: 40))\""
        case let list as [Any]: "a list of \(list.count)"
        case is [String: Any]: "an object"
        default: "\(value)"
        }
    }

    /// Foundation gives the place in words: "... around line 3, column 5." or "... around character 20."
    private static func reason(_ error: any Error, in data: Data) -> (String, line: Int?) {
        let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
        if data.allSatisfy(isBlank) { return ("it is empty", 1) }
        if let place = text.range(of: " around line ") {
            return (String(text[..<place.lowerBound]), number(after: place, in: text))
        }
        if let place = text.range(of: " around character ") {
            let before = data.prefix(number(after: place, in: text) ?? 0)
            return (String(text[..<place.lowerBound]), before.count { $0 == 0x0A } + 1)
        }
        // The error for an unexpected end has no place.
        let end = data.lastIndex { !isBlank($0) } ?? data.startIndex
        return (text.hasSuffix(".") ? String(text.dropLast()) : text, data[...end].count { $0 == 0x0A } + 1)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private static func number(after place: Range<String.Index>, in text: String) -> Int? {
        Int(text[place.upperBound...].prefix { $0.isNumber })
    }
}
