import Course
import Foundation
import Processes

/// What tells that a program is still the one that would be built: the names, sizes and times of all files that it is made
/// of, and of the program itself.
///
/// A build that has nothing to do takes a second or more to find that out; this takes milliseconds.
struct ProgramStamp {
    private let sources: String

    /// The stamp of what lies in these folders now.
    init(of folders: [String], in checkout: Checkout) {
        var print = Fingerprint()
        var files = ["Package.swift"]
        for folder in folders {
            files += checkout.files(below: folder).sorted().map { folder + "/" + $0 }
        }
        for file in files {
            guard let stamp = FileStamp(of: checkout.url(file).path) else { continue }
            print.add(Data((file + stamp.text).utf8))
        }
        // A program built by another toolchain may not even start.
        if let library = RuntimeLibrary.path, let stamp = FileStamp(of: library) {
            print.add(Data((library + stamp.text).utf8))
        }
        sources = print.text
    }

    /// Whether this stamp was kept for that very program.
    func isKept(beside program: URL) -> Bool {
        guard let text = text(of: program) else { return false }
        return (try? Data(contentsOf: file(beside: program))) == Data(text.utf8)
    }

    /// Keeps it beside the program; where that can't be done, the next start builds again.
    func keep(beside program: URL) {
        try? text(of: program).map { try Data($0.utf8).write(to: file(beside: program), options: .atomic) }
    }

    private func file(beside program: URL) -> URL { program.appendingPathExtension("stamp") }

    private func text(of program: URL) -> String? {
        FileStamp(of: program.path).map { sources + "\n" + $0.text + "\n" }
    }
}
