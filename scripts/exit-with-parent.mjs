// Loaded into the server by `npm start`: shuts the server down when its parent is gone, even after kill -9.
process.once('disconnect', () => {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit()
})
process.channel?.unref()
