/// A student of the example class: what they hand in, and how that is to be graded.
struct Enrolled: Sendable {
    let first, last: String
    let number: Int
    let things: [Thing]
    /// The points and the outcome in each exercise; nil if nothing is graded.
    var worker: String?
    var scene: String?
    /// The reason why nothing is graded, where each student has a folder, and where all files are in one.
    var refusal = (inFolder: "", inFile: "")
    var isLate = false
    var isOnRoster = true

    init(_ number: Int, _ name: String, _ things: [Thing], _ worker: String?, _ scene: String?) {
        let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
        (first, last, self.number, self.things) = (parts[0], parts[1], number, things)
        (self.worker, self.scene) = (worker, scene)
    }

    init(_ number: Int, _ name: String, _ things: [Thing], refused inFolder: String, _ inFile: String? = nil) {
        self.init(number, name, things, nil, nil)
        refusal = (inFolder, inFile ?? inFolder)
    }

    /// Returns the same student with these facts.
    func with(isLate: Bool = false, isOnRoster: Bool = true) -> Enrolled {
        var copy = self
        (copy.isLate, copy.isOnRoster) = (isLate, isOnRoster)
        return copy
    }
}
