import Foundation

/// Reads and checks one `exercise.json`.
struct ExerciseFile {
    let checkout: Checkout
    let number: ExerciseNumber
    let name: String

    private var path: String { "Exercises/\(number)-\(name)/exercise.json" }

    /// Returns the exercise if every field exists and is valid.
    func read() throws(CatalogueError) -> Exercise {
        let fields = try JSONFields(checkout.data(path), file: path)
        let exercise = Exercise(
            number: try readNumber(fields),
            name: try fields.text("name", "the text \"\(name)\", as in the folder's name"),
            title: try fields.text("title", "a text: what the exercise is about"),
            minutes: try fields.whole("minutes", "a number of minutes"),
            startsFrom: try fields.text("startsFrom", "a text: what is there before the first edit"),
            editable: try fields.texts("editable", "a list of paths below the exercise's folder"),
            addable: try fields.optionalTexts("addable", "a list of folders below the exercise's folder"),
            removable: try fields.optionalTexts("removable", "a list of folders below the exercise's folder"),
            rules: try fields.texts("rules", "a list of rule names, which may be empty"),
            requirements: try fields.objects("requirements", "a list of requirements").map(requirement),
            isApp: try fields.flag("app"),
            patience: try fields.optionalWhole("patience"))
        try check(exercise)
        return exercise
    }

    private func readNumber(_ fields: JSONFields) throws(CatalogueError) -> ExerciseNumber {
        let expected = "the text \"\(number)\", as in the folder's name"
        let text = try fields.text("number", expected)
        if text != number.description { throw fields.wrong("number", expected, found: "\"\(text)\"") }
        return number
    }

    private func requirement(_ fields: JSONFields) throws(CatalogueError) -> Requirement {
        let kinds = Requirement.Kind.allCases.map(\.rawValue)
        let kind = try fields.text("kind", "one of " + kinds.joined(separator: ", "))
        guard let known = Requirement.Kind(rawValue: kind) else {
            throw fields.wrong("kind", "one of " + kinds.joined(separator: ", "), found: "\"\(kind)\"")
        }
        return Requirement(
            id: try fields.text("id", "a text such as \"\(number).1\""), kind: known,
            points: try fields.whole("points", "a whole number above 0"),
            goal: try fields.text("goal", "a text: what has to be true"),
            tests: try fields.texts("tests", "a list of the names of test functions"),
            passesInStarter: try fields.flag("passesInStarter"),
            followsFromOthers: try fields.flag("followsFromOthers"))
    }

    private func check(_ exercise: Exercise) throws(CatalogueError) {
        try demand(exercise.name == name, "name", "\"\(name)\", as in the folder's name", "\"\(exercise.name)\"")
        try demand(exercise.minutes > 0, "minutes", "a number of minutes above 0", "\(exercise.minutes)")
        try demand(exercise.patience ?? 1 > 0, "patience", "a number of seconds above 0", "\(exercise.patience ?? 0)")
        try demand(!exercise.editable.isEmpty, "editable", "at least one path", "an empty list")
        let fields = [
            ("editable", exercise.editable), ("addable", exercise.addable), ("removable", exercise.removable),
        ]
        for (field, paths) in fields {
            for path in paths {
                let isBelow = !path.hasPrefix("/") && !path.hasSuffix("/") && !path.split(separator: "/").contains("..")
                try demand(isBelow, field, "a path below the exercise's folder", "\"\(path)\"")
            }
        }
        try demand(!exercise.requirements.isEmpty, "requirements", "at least one requirement", "an empty list")
        var ids: Set<String> = []
        for (index, requirement) in exercise.requirements.enumerated() {
            let field = "requirements[\(index)]."
            let parts = requirement.id.split(separator: ".")
            let isOurs = parts.count == 2 && parts[0] == number.description && Int(parts[1]) != nil
            try demand(isOurs, field + "id", "a text such as \"\(number).1\"", "\"\(requirement.id)\"")
            let isNew = ids.insert(requirement.id).inserted
            try demand(isNew, field + "id", "an id that no other requirement has", "\"\(requirement.id)\"")
            try demand(requirement.points > 0, field + "points", "a number above 0", "\(requirement.points)")
            try demand(!requirement.goal.isEmpty, field + "goal", "what has to be true", "empty")
            try demand(!requirement.tests.isEmpty, field + "tests", "at least one test function", "an empty list")
        }
    }

    private func demand(
        _ isRight: Bool, _ field: String, _ expected: String, _ found: @autoclosure () -> String
    ) throws(CatalogueError) {
        if !isRight { throw .wrongField(file: path, field: field, expected: expected, found: found()) }
    }
}
