import CourseFixtures
import Foundation

extension FixtureCourse {
    /// Gives a lesson a whole app, whose program is this shell script, since the fixture's `swift` builds nothing.
    func addApp(_ lesson: String = "13-Modules", probed: Bool = true, playing script: String) throws {
        let file = "Lessons/\(lesson)/Sources/ItemsApp.swift"
        if read(file) == nil { try write(file, "enum ItemsApp {}\n") }
        if probed { try write("Lessons/\(lesson)/Probes/ItemsProbes.swift", "extension ItemsApp {}\n") }
        try write("Lessons/\(lesson)/journeys.json", "{}\n")
        let program = ".build/debug/RungPlayer" + lesson.prefix(2)
        try write(program, "#!/bin/sh\n" + script + "\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(program))
    }
}
