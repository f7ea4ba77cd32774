import QtQuick
Rectangle { width: 1280; height: 800
  // The text of all peers: make_text in text/text.h, mulberry32 in bench.h.
  function make(length) { let s = 42, t = ""
    function random() { s = s + 0x6D2B79F5 | 0; let t = Math.imul(s ^ s >>> 15, s | 1); t ^= t + Math.imul(t ^ t >>> 7, t | 61); return (t ^ t >>> 14) >>> 0 }
    while (t.length < length) { const line = 20 + random() % 101; let word = 1 + random() % 9
      for (let i = 0; i < line && t.length < length; i++)
        if (word === 0 && i < line - 1) { t += " "; word = 1 + random() % 9 } else { t += String.fromCharCode(97 + random() % 26); if (word > 0) word-- }
      if (t.length < length) t += "\n" }
    return t }
  Flickable { id: view; anchors.fill: parent; contentHeight: edit.height
    TextEdit { id: edit; width: 1280; focus: true; wrapMode: TextEdit.Wrap; font: Qt.font({ family: "DejaVu Sans", pointSize: 11 }); text: make(10000)
      Component.onCompleted: { cursorPosition = 5000; const r = positionToRectangle(5000); view.contentY = Math.max(0, r.y - 400) } } }
}
