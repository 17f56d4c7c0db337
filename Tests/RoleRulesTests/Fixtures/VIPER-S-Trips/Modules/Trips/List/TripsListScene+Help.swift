import UIKit

extension TripsListScene {
    @IBAction func helpTapped(_ sender: Any) {
        if let url = URL(string: "https://example.org/help") {
            UIApplication.shared.open(url)
        }
    }
}
