import Checking
import Course
import Foundation

/// All bytes that a result depends on besides the variant's own files.
///
/// A new folder counts by default, since counting too many bytes only costs time.
struct ResultInputs {
    /// Folders that aren't linked into any answer, and don't judge one.
    static let apart = [
        "Sources/Tools/WorkbookTools", "Sources/Workbook/AppBuilding", "Sources/Workbook/Commands",
        "Sources/Workbook/ExercisePlayer", "Sources/Workbook/Playing", "Sources/Workbook/RungPlayer",
        "Sources/Workbook/workbook", "Workshop/Sources/Classroom", "Workshop/Sources/Commands",
    ]

    let checkout: Checkout
    let toolchain: ToolchainIdentity

    /// Returns the fingerprint of all inputs that results share, and of these paths from the checkout's root.
    ///
    /// The shared inputs are the manifest, the libraries, the judges, the toolchain and the system.
    func ground(reading paths: [String]) -> Fingerprint {
        var print = shared()
        print.add(paths: paths, in: checkout)
        return print
    }

    /// Returns the part that all results share.
    func shared() -> Fingerprint {
        var print = Fingerprint()
        print.add(Data(toolchain.text.utf8))
        print.add(Data(ProcessInfo.processInfo.operatingSystemVersionString.utf8))
        print.add(paths: ["Package.swift"] + sources + ["Tests/Exercises/Support"], in: checkout)
        return print
    }

    /// The folders that count, two levels below the checkout's root in Workshop and three in Sources.
    private var sources: [String] {
        let groups = folders(in: "Sources")
        return (groups.flatMap(folders) + folders(in: "Workshop/Sources")).filter { !Self.apart.contains($0) }
    }

    private func folders(in path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: checkout.url(path).path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { path + "/" + $0 }
    }
}
