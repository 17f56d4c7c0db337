/// A meeting point: tasks wait there until all have arrived.
actor Meeting {
    private let size: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(of size: Int) {
        self.size = size
    }

    func arrive() async {
        await withCheckedContinuation { one in
            waiting.append(one)
            guard waiting.count == size else { return }
            for one in waiting { one.resume() }
        }
    }
}
