protocol ContactManager {
    func fetchAll(completion: @escaping (Result<[Contact], ErrorReason>) -> Void)
    func fetch(contactId: String, completion: @escaping (Result<Contact, ErrorReason>) -> Void)
}
