import QtQuick
Rectangle { id: board; width: 1280; height: 800; property var tweens: []
  // The paths of all peers: make_tweens and mulberry32 in bench.h.
  Component.onCompleted: { let s = 5
    function random() { s = s + 0x6D2B79F5 | 0; let t = Math.imul(s ^ s >>> 15, s | 1); t ^= t + Math.imul(t ^ t >>> 7, t | 61); return (t ^ t >>> 14) >>> 0 }
    const t = []; for (let i = 0; i < 1000; i++) t.push({ x0: random() % 1260, y0: random() % 780, x1: random() % 1260, y1: random() % 780 }); tweens = t }
  component Tween: SequentialAnimation { id: both; required property Item item; required property string key; required property real from; required property real to; running: true; loops: Animation.Infinite
    NumberAnimation { target: both.item; property: both.key; from: both.from; to: both.to; duration: 1000; easing.type: Easing.InOutQuad }
    NumberAnimation { target: both.item; property: both.key; from: both.to; to: both.from; duration: 1000; easing.type: Easing.InOutQuad } }
  Repeater { model: board.tweens
    Rectangle { id: square; required property var modelData; width: 20; height: 20; color: Qt.rgba(60 / 255, 120 / 255, 200 / 255, 1)
      Tween { item: square; key: "x"; from: square.modelData.x0; to: square.modelData.x1 }
      Tween { item: square; key: "y"; from: square.modelData.y0; to: square.modelData.y1 }
      Tween { item: square; key: "opacity"; from: 0.2; to: 1 } } }
}
