// The QUiLoader part of the storyboard benchmark: 25 rows with a label, an image and a button each (100 widgets). Timed from the document's text until they are
// laid out and drawn into memory.
#include "bench.h"
#include <QtUiTools/QUiLoader>
#include <QtWidgets>

static QByteArray document() {
  QByteArray text = "<ui version='4.0'><class>Root</class><widget class='QWidget' name='Root'><layout class='QVBoxLayout' name='rows'>"
                    "<property name='spacing'><number>4</number></property>";
  for (int row = 0; row < 25; row++) {
    const QByteArray n = QByteArray::number(row);
    text += "<item><widget class='QWidget' name='r" + n + "'><property name='minimumSize'><size><width>0</width><height>28</height></size></property>"
            "<layout class='QHBoxLayout' name='h" + n + "'><property name='leftMargin'><number>0</number></property><property name='topMargin'>"
            "<number>0</number></property><property name='rightMargin'><number>0</number></property><property name='bottomMargin'><number>0"
            "</number></property><item><widget class='QLabel' name='l" + n + "'><property name='text'><string>Row " + n + "</string></property>"
            "</widget></item><item><widget class='QLabel' name='i" + n + "'/></item><item><widget class='QPushButton' name='b" + n + "'>"
            "<property name='text'><string>Go</string></property></widget></item></layout></widget></item>";
  }
  return text + "</layout></widget></ui>";
}

int main(int argc, char **argv) {
  QApplication app(argc, argv);
  QWidget window;
  window.resize(390, 1000);
  window.show();
  for (int i = 0; i < 50; i++) { QThread::msleep(5); app.processEvents(); }
  const QByteArray text = document();
  QImage pixels(window.size(), QImage::Format_ARGB32_Premultiplied);
  QUiLoader loader;
  Samples samples = {};
  for (int i = 0; i < 60; i++) {
    const double start = now_ns();
    QBuffer device;
    device.setData(text);
    device.open(QIODevice::ReadOnly);
    QWidget *root = loader.load(&device, &window);
    root->resize(window.size());
    root->show();
    root->render(&pixels);
    add(&samples, now_ns() - start);
    if (root->findChildren<QWidget *>().size() != 100) printf("# qt: the document gave %d widgets\n", (int)root->findChildren<QWidget *>().size());
    delete root;
    app.processEvents();
  }
  report("qt", "storyboard-first", 100, &samples, 1e-3, "us");
  return 0;
}
