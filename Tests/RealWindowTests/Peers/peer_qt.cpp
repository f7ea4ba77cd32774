// Another program on Qt 6, for tests between programs. It has the same commands as peer_gtk.c.
#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QMouseEvent>
#include <QTimer>
#include <csignal>
#include <cstdio>
#include <unistd.h>

static void say(const QString &line) {
    printf("%s\n", line.toUtf8().constData());
    fflush(stdout);
}

static QStringList arguments;

// MARK: Giving

class Offer : public QMimeData {
    QList<QPair<QString, QString>> offers;

public:
    explicit Offer(const QStringList &given) {
        for (const QString &each : given) {
            const auto end = each.lastIndexOf('=');
            offers.append({each.left(end), each.mid(end + 1)});
        }
    }
    QStringList formats() const override {
        QStringList names;
        for (const auto &offer : offers) names.append(offer.first);
        return names;
    }
    bool hasFormat(const QString &mime) const override { return formats().contains(mime); }

protected:
    QVariant retrieveData(const QString &mime, QMetaType) const override {
        for (const auto &offer : offers) {
            if (offer.first != mime) continue;
            say("asked " + mime);
            const QString what = offer.second;
            if (what == "@hang") pause();
            if (what.startsWith("@die:")) ::raise(SIGKILL);
            if (what.startsWith("@repeat:")) {
                QByteArray bytes(what.mid(8).toLongLong(), 0);
                for (qsizetype i = 0; i < bytes.size(); i++) bytes[i] = char(i);
                return bytes;
            }
            QFile file(what);
            if (file.open(QIODevice::ReadOnly)) return file.readAll();
        }
        return {};
    }
};

// MARK: Taking

static void take(const QMimeData *data, const QStringList &formats) {
    for (const QString &format : formats) {
        if (!data->hasFormat(format)) {
            say("failed " + format + ": not offered");
            continue;
        }
        const QByteArray bytes = data->data(format);
        quint64 hash = 0xcbf29ce484222325;
        for (const char byte : bytes) hash = (hash ^ quint8(byte)) * 0x100000001b3;
        say(QString("received %1 %2 %3").arg(format).arg(bytes.size()).arg(hash, 16, 16, QChar('0')));
    }
    say("done");
}

static Qt::DropAction actionNamed(const QString &name) {
    return name == "move" ? Qt::MoveAction : name == "link" ? Qt::LinkAction : Qt::CopyAction;
}

static QString actionName(Qt::DropAction action) {
    return action == Qt::CopyAction ? "copy" : action == Qt::MoveAction ? "move" : action == Qt::LinkAction ? "link" : "nothing";
}

class Peer : public QLabel {
    QPoint start;

public:
    Peer() : QLabel(arguments.value(1)) {
        setWindowFlag(Qt::FramelessWindowHint);
        setWindowTitle("peer");
        resize(300, 300);
        setAcceptDrops(arguments.value(1) == "target");
    }

protected:
    void mousePressEvent(QMouseEvent *event) override { start = event->pos(); }

    void mouseMoveEvent(QMouseEvent *event) override {
        if (arguments.value(1) != "source" || !(event->buttons() & Qt::LeftButton)) return;
        if ((event->pos() - start).manhattanLength() < 8) return;
        Qt::DropActions actions;
        if (arguments.value(2).contains('c')) actions |= Qt::CopyAction;
        if (arguments.value(2).contains('m')) actions |= Qt::MoveAction;
        if (arguments.value(2).contains('l')) actions |= Qt::LinkAction;
        auto *drag = new QDrag(this);
        drag->setMimeData(new Offer(arguments.mid(3)));
        say("began");
        const auto done = drag->exec(actions, arguments.value(2).startsWith('m') ? Qt::MoveAction : Qt::CopyAction);
        say("ended " + actionName(done));
    }

    void dragEnterEvent(QDragEnterEvent *event) override {
        say("entered " + event->mimeData()->formats().join(' '));
        event->setDropAction(actionNamed(arguments.value(2)));
        event->accept();
    }

    void dragMoveEvent(QDragMoveEvent *event) override {
        event->setDropAction(actionNamed(arguments.value(2)));
        event->accept();
    }

    void dragLeaveEvent(QDragLeaveEvent *) override { say("left"); }

    void dropEvent(QDropEvent *event) override {
        say("dropped");
        if (arguments.value(2) == "die") ::raise(SIGKILL);
        take(event->mimeData(), arguments.mid(3));
        event->setDropAction(actionNamed(arguments.value(2)));
        event->accept();
    }
};

int main(int argc, char **argv) {
    QApplication application(argc, argv);
    arguments = application.arguments();
    Peer window;
    window.show();
    QClipboard *clipboard = QApplication::clipboard();
    // The primary selection instead of the clipboard.
    const bool isSelection = arguments.value(1) == "select" || arguments.value(1) == "middle";
    const QClipboard::Mode mode = isSelection ? QClipboard::Selection : QClipboard::Clipboard;
    if (arguments.value(1) == "copy" || arguments.value(1) == "select") {
        clipboard->setMimeData(new Offer(arguments.mid(2)), mode);
        say("copied");
    } else if (arguments.value(1) == "paste" || arguments.value(1) == "middle") {
        QTimer::singleShot(300, [clipboard, mode] {
            for (const QString &name : clipboard->mimeData(mode)->formats()) say("offered " + name);
            take(clipboard->mimeData(mode), arguments.mid(2));
            QApplication::exit(0);
        });
    }
    return QApplication::exec();
}
