#include "include/lodestone_gpu.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

// The parameter of virtual machines' drivers that reports whether the host supports 3D acceleration. The kernel guarantees that these numbers remain stable.
// Its headers for them are not installed everywhere.
struct virtio_parameter {
    uint64_t name, value;
};
struct vmware_parameter {
    uint64_t value;
    uint32_t name, padding;
};
#define VIRTIO_GET _IOWR('d', 0x43, struct virtio_parameter)
#define VIRTIO_3D 1
#define VMWARE_GET _IOWR('d', 0x40, struct vmware_parameter)
#define VMWARE_3D 2

static gboolean virtual_machine_has_gpu(const char *node, gboolean is_virtio) {
    int file = open(node, O_RDWR | O_CLOEXEC);
    if (file < 0) return FALSE;
    int is_on = 0;
    struct virtio_parameter virtio = {VIRTIO_3D, (uintptr_t)&is_on};
    struct vmware_parameter vmware = {0, VMWARE_3D, 0};
    int result = is_virtio ? ioctl(file, VIRTIO_GET, &virtio) : ioctl(file, VMWARE_GET, &vmware);
    close(file);
    return result == 0 && (is_virtio ? is_on != 0 : vmware.value != 0);
}

// The name of a node's driver; NULL if it is not known.
static char *driver_of(const char *name, const char *classes) {
    char *link = g_build_filename(classes, name, "device", "driver", NULL);
    char *target = g_file_read_link(link, NULL);
    char *driver = target == NULL ? NULL : g_path_get_basename(target);
    g_free(target);
    g_free(link);
    return driver;
}

// A suspended card is not opened, since that would wake it up.
static gboolean node_is_gpu(const char *folder, const char *name, const char *classes) {
    char *node = g_build_filename(folder, name, NULL);
    // OpenGL is rendered in software if the user lacks permission to open the card.
    gboolean is_gpu = access(node, R_OK | W_OK) == 0;
    char *driver = is_gpu ? driver_of(name, classes) : NULL;
    if (driver != NULL) {
        if (strcmp(driver, "vgem") == 0 || strcmp(driver, "vkms") == 0) is_gpu = FALSE;
        if (strcmp(driver, "virtio_gpu") == 0) is_gpu = virtual_machine_has_gpu(node, TRUE);
        if (strcmp(driver, "vmwgfx") == 0) is_gpu = virtual_machine_has_gpu(node, FALSE);
    }
    g_free(driver);
    g_free(node);
    return is_gpu;
}

gboolean lodestone_has_gpu(const char *devices, const char *classes) {
    // NVIDIA's proprietary driver and WSL's virtual GPU do not need a render node.
    static const char *const others[] = {"nvidia0", "dxg"};
    for (size_t i = 0; i < G_N_ELEMENTS(others); i++) {
        char *path = g_build_filename(devices, others[i], NULL);
        gboolean is_there = access(path, R_OK | W_OK) == 0;
        g_free(path);
        if (is_there) return TRUE;
    }
    char *folder = g_build_filename(devices, "dri", NULL);
    GDir *nodes = g_dir_open(folder, 0, NULL);
    gboolean has_gpu = FALSE;
    for (const char *name = NULL; nodes != NULL && !has_gpu && (name = g_dir_read_name(nodes)) != NULL;) {
        if (g_str_has_prefix(name, "renderD")) has_gpu = node_is_gpu(folder, name, classes);
    }
    if (nodes != NULL) g_dir_close(nodes);
    g_free(folder);
    return has_gpu;
}
