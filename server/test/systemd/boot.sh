#!/bin/sh
# boot.sh FOLDER CODE: becomes systemd as the first process of a system of its own. To be run in namespaces of its own (system.ts).
# FOLDER holds `etc` and `units`; the programs are those of this machine and CODE is /opt/hearback, both read-only. Nothing else of this machine is in it.
set -eu
# pivot_root is in sbin, which not everybody has in the path.
export PATH="$PATH:/usr/sbin:/sbin"
root=$1/root
mkdir "$root"
mount --make-rprivate /
mount -t tmpfs -o mode=755 tmpfs "$root"
cd "$root"
mkdir -p usr proc sys dev/pts dev/shm run tmp var/tmp var/lib opt/hearback before
chmod 1777 tmp var/tmp dev/shm
cp -a "$1/etc" etc
for name in bin sbin lib lib32 lib64; do
  if [ -L "/$name" ]; then cp -a "/$name" .; elif [ -d "/$name" ]; then mkdir "$name" && mount --bind -o ro "/$name" "$name"; fi
done
mount --bind /usr usr
mount -o remount,bind,ro usr
mount --bind "$1/units" usr/lib/systemd/system
mount --bind "$2" opt/hearback
mount -o remount,bind,ro opt/hearback
mount -t proc proc proc
mount -t sysfs sysfs sys
if [ -e /sys/fs/cgroup/cgroup.controllers ]; then
  mount -t cgroup2 cgroup2 sys/fs/cgroup
else
  mount -t tmpfs -o mode=755 tmpfs sys/fs/cgroup
  mkdir sys/fs/cgroup/systemd
  mount -t cgroup -o none,name=systemd,xattr cgroup sys/fs/cgroup/systemd
fi
for device in null zero full random urandom tty; do cp -a "/dev/$device" dev; done
pivot_root . before
umount -l before
exec env -i container=trial PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --system --log-target=null
