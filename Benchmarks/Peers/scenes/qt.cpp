// Qt 6 widgets: a list that scrolls 1,000 pixels a second, N squares that move and fade, a screen that is pushed and popped.
// program scroll|layers|push N
#include <QtWidgets>
#include "../bench.h"

struct Row : QStyledItemDelegate {
  using QStyledItemDelegate::QStyledItemDelegate;
  QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return QSize(0, 44); }
  void paint(QPainter *p, const QStyleOptionViewItem &o, const QModelIndex &i) const override {
    p->setPen(Qt::black); p->drawText(o.rect.adjusted(16, 0, 0, 0), Qt::AlignVCenter, i.data().toString()); p->fillRect(o.rect.x() + 16, o.rect.bottom(), o.rect.width() - 16, 1, QColor(0xC7, 0xC7, 0xC7)); }
};
struct Rows : QAbstractListModel {
  int n; Rows(int n, QObject *o) : QAbstractListModel(o), n(n) {}
  int rowCount(const QModelIndex &) const override { return n; }
  QVariant data(const QModelIndex &i, int role) const override { return role == Qt::DisplayRole ? QVariant(QStringLiteral("Row %1: all that a row has to say").arg(i.row())) : QVariant(); }
};
static QListView *list(int n, QWidget *parent = nullptr) {
  auto *l = new QListView(parent); l->setModel(new Rows(n, l)); l->setItemDelegate(new Row(l)); l->setUniformItemSizes(true); l->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); l->setFrameShape(QFrame::NoFrame); return l;
}
// Calls `body` at 60 Hz, as Qt's animations do: widgets have no display link.
static void each_frame(QObject *o, std::function<void()> body) { auto *t = new QTimer(o); t->setTimerType(Qt::PreciseTimer); QObject::connect(t, &QTimer::timeout, body); t->start(16); }
static QWidget *scroll(int n) { auto *l = list(n); each_frame(l, [l] { l->verticalScrollBar()->setValue((int)fmod(now_ns() / 1e6, 400000)); }); return l; }

struct Square : QGraphicsObject {
  QRectF boundingRect() const override { return QRectF(0, 0, 20, 20); }
  void paint(QPainter *p, const QStyleOptionGraphicsItem *, QWidget *) override { p->fillRect(QRectF(0, 0, 20, 20), QColor(60, 120, 200)); }
};
static void play(QObject *o, const char *key, QVariant a, QVariant b) {
  auto *there = new QPropertyAnimation(o, key), *back = new QPropertyAnimation(o, key); auto *both = new QSequentialAnimationGroup(o);
  for (auto *x : { there, back }) { x->setDuration(1000); x->setEasingCurve(QEasingCurve::InOutQuad); both->addAnimation(x); }
  there->setStartValue(a); there->setEndValue(b); back->setStartValue(b); back->setEndValue(a); both->setLoopCount(-1); both->start();
}
static QWidget *layers(int n) {
  auto *scene = new QGraphicsScene(0, 0, 1280, 800); scene->setItemIndexMethod(QGraphicsScene::NoIndex); auto *view = new QGraphicsView(scene); view->setFrameShape(QFrame::NoFrame);
  view->setViewportUpdateMode(QGraphicsView::FullViewportUpdate); Tween *t = make_tweens(n);
  for (int i = 0; i < n; i++) { auto *s = new Square; scene->addItem(s); play(s, "pos", QPointF(t[i].x0, t[i].y0), QPointF(t[i].x1, t[i].y1)); play(s, "opacity", 0.2, 1.0); }
  return view;
}

struct Screen : QWidget {
  Screen(int n, QWidget *parent) : QWidget(parent) {
    auto *v = new QVBoxLayout(this); v->setContentsMargins(0, 0, 0, 0); v->setSpacing(0); auto *bar = new QToolBar; bar->addAction("Back"); auto *title = new QLabel("Rows"); title->setAlignment(Qt::AlignCenter); title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred); bar->addWidget(title);
    v->addWidget(bar); v->addWidget(list(n)); setAutoFillBackground(true); setGeometry(0, 0, 1280, 800); }
};
static QWidget *push(int n) {
  auto *w = new QWidget; w->resize(1280, 800); auto *first = new Screen(n, w); auto *t = new QTimer(w); t->setTimerType(Qt::PreciseTimer); static Screen *pushed;
  auto slide = [](QWidget *x, QPoint a, QPoint b) { auto *p = new QPropertyAnimation(x, "pos", x); p->setDuration(350); p->setEasingCurve(QEasingCurve::InOutQuad); p->setStartValue(a); p->setEndValue(b); p->start(QAbstractAnimation::DeleteWhenStopped); return p; };
  QObject::connect(t, &QTimer::timeout, [=] {
    if (!pushed) { pushed = new Screen(n, w); pushed->move(1280, 0); pushed->show(); slide(pushed, { 1280, 0 }, { 0, 0 }); slide(first, { 0, 0 }, { -1280, 0 }); }
    else { Screen *old = pushed; pushed = nullptr; slide(first, { -1280, 0 }, { 0, 0 }); QObject::connect(slide(old, { 0, 0 }, { 1280, 0 }), &QAbstractAnimation::finished, old, &QObject::deleteLater); } });
  t->start(600); return w;
}

int main(int c, char **v) {
  if (c != 3) return 2;
  QApplication a(c, v); QString kind = v[1]; int n = atoi(v[2]); QWidget *w = kind == "scroll" ? scroll(n) : kind == "layers" ? layers(n) : push(n);
  w->setWindowTitle("peer"); w->setWindowFlag(Qt::FramelessWindowHint); w->setGeometry(0, 0, 1280, 800); w->show(); return a.exec();
}
