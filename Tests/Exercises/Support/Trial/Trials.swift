/// The trials of this process, each built once, however many checks ask for it.
actor Trials {
    static let shared = Trials()

    private var made: [String: Task<Result<Trial, TrialError>, Never>] = [:]

    func trial(of exercise: Exercise, by plan: TrialPlan) async -> Result<Trial, TrialError> {
        if let known = made[exercise.number] { return await known.value }
        let task = Task { () async -> Result<Trial, TrialError> in
            do throws(TrialError) {
                return .success(try await Trial.make(of: exercise, by: plan))
            } catch {
                return .failure(error)
            }
        }
        made[exercise.number] = task
        return await task.value
    }
}
