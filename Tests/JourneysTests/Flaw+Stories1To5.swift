extension Flaw {
    /// The messages of journeys 1 to 5 about the flaws that they find, up to the drawing.
    static let stories1To5: [Flaw: String] = [
        .showsNoIndicator: """
        Journey 1 (open-list) fails on rung 99 FlawedApp
          it says: opening the list shows that it loads, then the stored items in their order
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          expected: the list at work, line 6: spinner in systemGray
          found: no such line there
          look at: the indicator: it has to turn from the moment the list opens until the items are there
        """,
        .formatsDatesInItsOwnWay: """
        Journey 1 (open-list) fails on rung 99 FlawedApp
          it says: opening the list shows that it loads, then the stored items in their order
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          expected: the list of Milk, Bread, Tea, line 6: row 0: text "Milk" in darkGray, text "May 03, 2024" in label, ›
          found: row 0: text "Milk" in darkGray, text "2024-05-03" in label, ›
          look at: the order of the file; the color of enabled and disabled; "MMM dd, yyyy" in en_US_POSIX and GMT
        """,
        .deletesWhileItLoads: """
        Journey 1 (open-list) fails on rung 99 FlawedApp
          it says: opening the list shows that it loads, then the stored items in their order
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          expected: the list at work, line 3: bar button "Delete all", disabled
          found: bar button "Delete all"
          look at: the indicator: it has to turn from the moment the list opens until the items are there
        """,
        .leavesAnEmptyListBlank: """
        Journey 2 (empty-list) fails on rung 99 FlawedApp
          it says: an empty store says so
          1. launch the app
          2. tap "Show items"
          expected: the list without items, line 6: text "No items yet" in secondaryLabel
          found: no such line there
          look at: what the list shows for no items; a missing file means none yet, and is no failure
        """,
        .keepsTurningAfterAFailure: """
        Journey 3 (load-failure) fails on rung 99 FlawedApp
          it says: a load failure is told, hides the indicator, leaves the app usable and the file as it is
          1. meanwhile: the stored file is broken off in the middle
          2. launch the app
          3. tap "Show items"
          expected: the list, under an alert, nothing more after line 5
          found: spinner in systemGray
          look at: what happens to an error while decoding; the indicator, which every outcome has to hide
        """,
        .overwritesABrokenFile: """
        Journey 3 (load-failure) fails on rung 99 FlawedApp
          it says: a load failure is told, hides the indicator, leaves the app usable and the file as it is
          1. meanwhile: the stored file is broken off in the middle
          2. launch the app
          3. tap "Show items"
          4. tap "OK"
          5. tap "Add"
          6. type "Milk" into "Name"
          7. tap "Save"
          expected: the form with "Milk", under an alert, line 1: back button "Items"
          found: back button "Welcome"
          look at: saving loads, appends and stores: when loading fails, nothing may be stored
        """,
        .deletesABrokenFile: """
        Journey 3 (load-failure) fails on rung 99 FlawedApp
          it says: a load failure is told, hides the indicator, leaves the app usable and the file as it is
          1. meanwhile: the stored file is broken off in the middle
          2. launch the app
          3. tap "Show items"
          4. tap "OK"
          5. tap "Add"
          6. type "Milk" into "Name"
          7. tap "Save"
          8. tap "OK"
          9. go back
          10. tap "Delete all"
          expected: the list, under an alert, line 6: alert "Error": "Your items could not be deleted."
          found: text "No items yet" in secondaryLabel
          look at: deleting over a file that can't be read: nothing may be stored, since it may still be mended
        """,
        .opensTheFirstRowAlways: """
        Journey 4 (item-detail) fails on rung 99 FlawedApp
          it says: a row opens its detail, and back returns to the list
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          3. tap row 1
          expected: the detail of Bread, line 4: text "Bread" in label
          found: text "Milk" in label
          look at: which item is handed on to the detail; its state's words and color; its date's format
        """,
        .showsDisabledItemsInGray: """
        Journey 4 (item-detail) fails on rung 99 FlawedApp
          it says: a row opens its detail, and back returns to the list
          1. launch the app with Milk, Bread, Tea stored
          2. tap "Show items"
          3. tap row 1
          expected: the detail of Bread, line 5: text "Disabled" in systemRed
          found: text "Disabled" in systemGray
          look at: which item is handed on to the detail; its state's words and color; its date's format
        """,
        .callsItsFormNewItem: """
        Journey 5 (add-item) fails on rung 99 FlawedApp
          it says: an added item is shown by the list and held by the file, last and with today's date
          1. launch the app with Milk stored
          2. tap "Show items"
          3. tap "Add"
          expected: the form, line 2: title "Add item"
          found: title "New item"
          look at: the switch: an item is enabled unless told otherwise; the field: empty
        """,
        .putsTheSwitchFirst: """
        Journey 5 (add-item) fails on rung 99 FlawedApp
          it says: an added item is shown by the list and held by the file, last and with today's date
          1. launch the app with Milk stored
          2. tap "Show items"
          3. tap "Add"
          expected: the form, line 4: field "Name", empty
          found: text "Enabled" in label
          look at: the switch: an item is enabled unless told otherwise; the field: empty
        """,
        .doesNotLoadAgainAfterAdding: """
        Journey 5 (add-item) fails on rung 99 FlawedApp
          it says: an added item is shown by the list and held by the file, last and with today's date
          1. launch the app with Milk stored
          2. tap "Show items"
          3. tap "Add"
          4. type "Zucchini" into "Name"
          5. tap "Save"
          expected: the list of Milk, Zucchini, line 7: row 1: text "Zucchini" in darkGray, text "(today)" in label, ›
          found: no such line there
          look at: what happens when an item was saved: the form has to close, and the list to load again
        """,
        .ignoresTheSwitch: """
        Journey 5 (add-item) fails on rung 99 FlawedApp
          it says: an added item is shown by the list and held by the file, last and with today's date
          1. launch the app with Milk stored
          2. tap "Show items"
          3. tap "Add"
          4. type "Zucchini" into "Name"
          5. tap "Save"
          6. tap "Add"
          7. type "Apples" into "Name"
          8. toggle "Enabled"
          9. tap "Save"
          expected: Apples is the last, disabled
          found: the file holds Milk (enabled, May 03, 2024), Zucchini (enabled, (today)), Apples (enabled, (today))
          look at: append, not insert; the switch
        """,
        .storesNewItemsFirst: """
        Journey 5 (add-item) fails on rung 99 FlawedApp
          it says: an added item is shown by the list and held by the file, last and with today's date
          1. launch the app with Milk stored
          2. tap "Show items"
          3. tap "Add"
          4. type "Zucchini" into "Name"
          5. tap "Save"
          expected: Zucchini is the last, enabled
          found: the file holds Zucchini (enabled, (today)), Milk (enabled, May 03, 2024)
          look at: append, not insert; the switch
        """,
    ]
}
