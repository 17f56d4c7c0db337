import Course
import Foundation
import Processes

/// The stamp of a program that is up to date: the names, sizes and dates of all files that it is made of, and of the
/// program itself.
///
/// A build that has nothing to do takes a second or more to find that out; this takes milliseconds.
struct ProgramStamp {
    private let sources: String

    /// Reads the stamp of the files in these folders.
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

    /// Returns whether this stamp was kept for exactly that program.
    func isKept(beside program: URL) -> Bool {
        guard let text = text(of: program) else { return false }
        return (try? Data(contentsOf: file(beside: program))) == Data(text.utf8)
    }

    /// Keeps the stamp next to the program; if that fails, the next start builds again.
    func keep(beside program: URL) {
        try? text(of: program).map { try Data($0.utf8).write(to: file(beside: program), options: .atomic) }
    }

    private func file(beside program: URL) -> URL { program.appendingPathExtension("stamp") }

    private func text(of program: URL) -> String? {
        FileStamp(of: program.path).map { sources + "\n" + $0.text + "\n" }
    }
}
