// Loaded into the server by `npm start`: a server whose start command is gone, even by kill -9, ends as if it had been asked to.
process.once('disconnect', () => {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit()
})
process.channel?.unref()
