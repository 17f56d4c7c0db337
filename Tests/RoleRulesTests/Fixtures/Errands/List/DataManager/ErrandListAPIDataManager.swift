import Foundation

class ErrandListAPIDataManager: NSObject, ErrandListAPIDataManagerInputProtocol {

    enum Router: String {
        case errands = "/errands"
    }

    func errands(completion: @escaping ([Errand]?) -> Void) {
        let url = URL(string: "https://example.com" + Router.errands.rawValue)!
        URLSession.shared.dataTask(with: url) { data, _, _ in
            let json = data.flatMap { try? JSONSerialization.jsonObject(with: $0, options: []) }
            completion((json as? [[String: Any]])?.flatMap(Errand.init(json:)))
        }.resume()
    }
}
