import QtQuick
ListView { id: list; width: 1280; height: 800; model: 10000; reuseItems: true
  delegate: Item { width: 1280; height: 44
    Text { x: 16; anchors.verticalCenter: parent.verticalCenter; text: "Row " + index + ": all that a row has to say" }
    Rectangle { x: 16; y: 43; width: 1264; height: 1; color: "#c7c7c7" } }
  FrameAnimation { running: true; onTriggered: list.contentY = (elapsedTime * 1000) % 400000 }
}
