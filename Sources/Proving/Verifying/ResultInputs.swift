import Course
import Foundation
import Grading

/// All bytes that a result depends on beside the variant's own files.
///
/// Rather too many bytes count than too few: a folder of Sources that is not named here counts.
struct ResultInputs {
    /// Folders of Sources that are linked with no answer and judge none.
    static let apart: Set = [
        "Classroom", "Commands", "ExercisePlayer", "Learning", "Linting", "Pictures", "Playing", "Refactoring",
        "RungPlayer", "Running", "Scaffolding", "SpyWriting", "Tracing", "WorkbookTools", "workbook",
    ]

    let checkout: Checkout
    let toolchain: ToolchainIdentity

    /// The fingerprint of what every result depends on (the manifest, the libraries, the judges, the toolchain and the
    /// system) and of what lies at these paths from the checkout's root.
    func ground(reading paths: [String]) -> Fingerprint { Self.fingerprint(shared(), with: paths, in: checkout) }

    /// The part that all results share.
    func shared() -> Fingerprint {
        var print = Fingerprint()
        print.add(Data(toolchain.text.utf8))
        print.add(Data(ProcessInfo.processInfo.operatingSystemVersionString.utf8))
        return Self.fingerprint(print, with: ["Package.swift"] + sources + ["Tests/Exercises/Support"], in: checkout)
    }

    /// A fingerprint with the files, and all files of the folders, at these paths mixed in.
    static func fingerprint(_ start: Fingerprint, with paths: [String], in checkout: Checkout) -> Fingerprint {
        var print = start
        for path in paths {
            let url = checkout.url(path)
            var isFolder: ObjCBool = false
            print.add(Data(path.utf8))
            if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
                print.add(FileTree(below: url))
            } else {
                print.add(file: url)
            }
        }
        return print
    }

    private var sources: [String] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: checkout.url("Sources").path)) ?? []
        return folders.filter { !Self.apart.contains($0) && !$0.hasPrefix(".") }.sorted().map { "Sources/" + $0 }
    }
}
