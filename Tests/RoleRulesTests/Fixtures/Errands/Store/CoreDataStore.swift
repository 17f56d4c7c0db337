import CoreData

class CoreDataStore: NSObject {

    var context: NSManagedObjectContext!

    func fetch(_ predicate: NSPredicate, completion: @escaping ([ManagedErrand]) -> Void) {
        let request = NSFetchRequest<ManagedErrand>(entityName: "Errand")
        request.predicate = predicate
        context.perform {
            completion((try? self.context.fetch(request)) ?? [])
        }
    }

    func newErrand() -> ManagedErrand {
        return NSEntityDescription.insertNewObject(forEntityName: "Errand", into: context) as! ManagedErrand
    }

    func save() {
        try? context.save()
    }
}
