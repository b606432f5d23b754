// Hears what happens on the boards, and says it.
const heard = document.getElementById("heard");

addEventListener("nonoscope-solved", ({ detail }) => {
  if (detail.won) heard.textContent = "Well done! That is the picture.";
});
addEventListener("nonoscope-mark", () => {
  heard.textContent = "Go on.";
});
