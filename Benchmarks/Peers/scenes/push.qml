import QtQuick
import QtQuick.Controls
StackView { id: stack; width: 1280; height: 800; initialItem: screen
  pushEnter: Transition { NumberAnimation { property: "x"; from: 1280; to: 0; duration: 350; easing.type: Easing.InOutQuad } }
  pushExit: Transition { NumberAnimation { property: "x"; from: 0; to: -1280; duration: 350; easing.type: Easing.InOutQuad } }
  popEnter: Transition { NumberAnimation { property: "x"; from: -1280; to: 0; duration: 350; easing.type: Easing.InOutQuad } }
  popExit: Transition { NumberAnimation { property: "x"; from: 0; to: 1280; duration: 350; easing.type: Easing.InOutQuad } }
  Component { id: screen
    Page { header: ToolBar { Label { anchors.centerIn: parent; text: "Rows" } ToolButton { text: "Back" } }
      ListView { anchors.fill: parent; model: 100; reuseItems: true; clip: true
        delegate: Item { width: 1280; height: 44
          Text { x: 16; anchors.verticalCenter: parent.verticalCenter; text: "Row " + index + ": all that a row has to say" }
          Rectangle { x: 16; y: 43; width: 1264; height: 1; color: "#c7c7c7" } } } } }
  Timer { interval: 600; running: true; repeat: true; onTriggered: stack.depth === 1 ? stack.push(screen) : stack.pop() }
}
