import Checking
import Course
import Foundation
import Processes

/// Builds another program of this package for the command that asks for it, unless nothing changed since it was built.
package struct ToolBuild {
    private let product: String
    /// The folders that the program is made of.
    private let sources: [String]
    private let environment: [String: String]
    /// Where the program lies beside the command.
    private let neighbor: URL
    /// Nil where the command lies elsewhere than `swift build` puts it: then the program has to lie beside it.
    private let build: ProgramBuild?

    /// A build of `product`, made of the files in `sources`, for that command; `switches` narrow the manifest to it.
    ///
    /// - Throws: `ToolError.noCommand` where nobody knows where the command lies.
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

    /// The program, where nothing that it is made of has changed since it was built, and where nothing can be built.
    package var builtBefore: URL? {
        let isThere = FileManager.default.isExecutableFile(atPath: neighbor.path)
        guard let build, ScratchFolder.path(for: build.checkout) == nil || !isThere,
            (try? Toolchain(environment: environment)) != nil
        else { return isThere ? neighbor : nil }
        return stamp(build).isKept(beside: build.program) ? build.program : nil
    }

    /// What to say while it is built, which takes long.
    package func announcement(_ what: String) -> String {
        build.map { BuildTimes(in: $0.checkout).announcement(what) } ?? "Building \(what)"
    }

    /// Builds the program, known as `what`; `waiting` is called while another build of this folder is under way.
    ///
    /// - Throws: `ToolError` where it can't be built, `CheckError` where that could not be tried.
    package func run(_ what: String, _ interruption: Interruption, waiting: () -> Void) throws -> URL {
        guard let build else { throw ToolError.missing(program: neighbor.path) }
        // Taken before the build: what is saved in the middle of it makes another stamp.
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
