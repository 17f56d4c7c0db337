import Checking
import Course
import Foundation
import Processes

/// Builds another program of this package for the command that needs it, unless it is up to date.
package struct ToolBuild {
    private let product: String
    /// The folders of the program's sources.
    private let sources: [String]
    private let environment: [String: String]
    /// The path of the program next to the command.
    private let neighbor: URL
    /// The build, or nil if the command isn't in the folder of `swift build`, so that the program must be next to it.
    private let build: ProgramBuild?

    /// Creates a build of `product` from the files in `sources`, for that command; `switches` narrow the manifest to
    /// it.
    ///
    /// - Throws: `ToolError.noCommand` if the command's path isn't known.
    package init(
        _ product: String, of sources: [String], switches: [String: String] = [:], for command: URL?,
        environment: [String: String]
    ) throws(ToolError) {
        guard let folder = command?.resolvingSymlinksInPath().deletingLastPathComponent() else {
            throw .noCommand(product)
        }
        (self.product, self.sources) = (product, sources)
        self.environment = environment
        neighbor = folder.appendingPathComponent(product)
        let checkout = try? Checkout.find(from: folder, executable: nil)
        let isUsual = checkout?.url(".build/debug").resolvingSymlinksInPath().path == folder.path
        build =
            !isUsual
            ? nil
            : checkout.map {
                ProgramBuild(product: product, switches: switches, checkout: $0, environment: environment)
            }
    }

    /// The program, if none of its files have changed since it was built, or if it exists and nothing can be built.
    package var builtBefore: URL? {
        let isThere = FileManager.default.isExecutableFile(atPath: neighbor.path)
        guard let build, ScratchFolder.path(for: build.checkout) == nil || !isThere,
            (try? Toolchain(environment: environment)) != nil
        else { return isThere ? neighbor : nil }
        return stamp(build).isKept(beside: build.program) ? build.program : nil
    }

    /// Returns the announcement of the build, which takes long.
    package func announcement(_ what: String) -> String {
        build.map { BuildTimes(in: $0.checkout).announcement(what) } ?? "Building \(what)"
    }

    /// Builds the program, called `what` in messages; `waiting` is called while another build of this folder is
    /// running.
    ///
    /// - Throws: `ToolError` if it can't be built, `CheckError` if the build couldn't be started.
    package func run(_ what: String, _ interruption: Interruption, waiting: () -> Void) throws -> URL {
        guard let build else { throw ToolError.missing(program: neighbor.path) }
        // Taken before the build, so that an edit during the build changes the stamp.
        let stamp = stamp(build)
        let toolchain = try CheckError.wrapping { () throws(ProcessError) in try Toolchain(environment: environment) }
        let start = ContinuousClock.now
        if let output = try build.failure(toolchain, interruption, waiting: waiting) {
            throw ToolError.notBuilt(product, switches: build.switches, output: output)
        }
        stamp.keep(beside: build.program)
        BuildTimes(in: build.checkout).keep(start.duration(to: .now), of: what)
        return build.program
    }

    private func stamp(_ build: ProgramBuild) -> ProgramStamp { ProgramStamp(of: sources, in: build.checkout) }
}
