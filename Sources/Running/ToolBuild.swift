import Course
import Foundation
import Grading
import Processes

/// Builds the program with the tools for the command that asks for it, unless nothing changed since it was built.
public struct ToolBuild {
    /// The program's name.
    static let product = "WorkbookTools"

    private let environment: [String: String]
    /// Where the program lies beside the command.
    private let neighbor: URL
    /// Nil where the command lies elsewhere than `swift build` puts it: then the program has to lie beside it.
    private let build: ProgramBuild?

    /// A build for that command.
    ///
    /// - Throws: `ToolError.noCommand` where nobody knows where the command lies.
    public init(for command: URL?, environment: [String: String]) throws(ToolError) {
        guard let folder = command?.resolvingSymlinksInPath().deletingLastPathComponent() else { throw .noCommand }
        self.environment = environment
        neighbor = folder.appendingPathComponent(Self.product)
        let checkout = try? Checkout.find(from: folder, executable: nil)
        let isUsual = checkout?.url(".build/debug").resolvingSymlinksInPath().path == folder.path
        build =
            !isUsual
            ? nil
            : checkout.map {
                ProgramBuild(product: Self.product, switches: [:], checkout: $0, environment: environment)
            }
    }

    /// The program, where nothing that it is made of has changed since it was built, and where nothing can be built.
    public var builtBefore: URL? {
        let isThere = FileManager.default.isExecutableFile(atPath: neighbor.path)
        guard let build, ScratchFolder.path(for: build.checkout) == nil || !isThere,
            (try? Toolchain(environment: environment)) != nil
        else { return isThere ? neighbor : nil }
        return stamp(build).isKept(beside: build.program) ? build.program : nil
    }

    /// Builds the program; `waiting` is called while another build of this folder is under way.
    ///
    /// - Throws: `ToolError` where it can't be built, `CheckError` where that could not be tried.
    public func run(_ interruption: Interruption, waiting: () -> Void) throws -> URL {
        guard let build else { throw ToolError.missing(program: neighbor.path) }
        // Taken before the build: what is saved in the middle of it makes another stamp.
        let stamp = stamp(build)
        let toolchain = try CheckError.wrapping { () throws(ProcessError) in try Toolchain(environment: environment) }
        if let output = try build.failure(toolchain, interruption, waiting: waiting) {
            throw ToolError.notBuilt(output: output)
        }
        stamp.keep(beside: build.program)
        return build.program
    }

    private func stamp(_ build: ProgramBuild) -> ProgramStamp { ProgramStamp(of: ["Sources"], in: build.checkout) }
}
