import Foundation

class CalendarDataManager: NSObject {

    var store: CoreDataStore?

    func errands(completion: @escaping ([Errand]) -> Void) {
        store?.fetch(NSPredicate(value: true)) { (entries: [ManagedErrand]) in
            completion(entries.flatMap { Errand(json: ["id": $0.identifier, "title": $0.title]) })
        }
    }
}
