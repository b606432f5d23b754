//! The workers, each started when it is first needed.

use crate::app::worker::artist::{self, Artist};
use crate::app::worker::reader::{self, Reader};
use crate::easel::msg::{Msg, Sender};
use crate::easel::worker::maker::{Lane, Maker, Request};
use nonoscope_kit::worker::on_demand::OnDemand;

/// The workers.
pub(super) struct Workers {
    /// In the order of [`Lane::ALL`].
    makers: [OnDemand<Maker, Msg>; Lane::ALL.len()],
    reader: OnDemand<Reader, Msg>,
    artist: OnDemand<Artist, Msg>,
}

impl Workers {
    pub(super) fn new(sender: &Sender) -> Workers {
        let died: [fn(Option<String>) -> Msg; Lane::ALL.len()] = [
            |details| Msg::MakerDied { lane: Lane::Verdict, details },
            |details| Msg::MakerDied { lane: Lane::Study, details },
            |details| Msg::MakerDied { lane: Lane::Making, details },
        ];
        let mut makers = died.map(|died| OnDemand::new(sender, Msg::Maker, died));
        // The first stroke should not wait for them.
        makers[Lane::Verdict as usize].start();
        makers[Lane::Study as usize].start();
        let reader = OnDemand::new(sender, Msg::Reader, |details| Msg::ReaderDied { details });
        let artist = OnDemand::new(sender, Msg::Artist, |details| Msg::ArtistDied { details });
        Workers { makers, reader, artist }
    }

    pub(super) fn make(&mut self, request: Request) {
        self.makers[request.lane() as usize].ask(request);
    }

    pub(super) fn stop(&mut self, lane: Lane) {
        self.makers[lane as usize].stop();
    }

    pub(super) fn replace(&mut self, lane: Lane) {
        self.makers[lane as usize].replace();
    }

    pub(super) fn read(&mut self, request: reader::Request) {
        self.reader.ask(request);
    }

    pub(super) fn draw(&mut self, request: artist::Request) {
        self.artist.ask(request);
    }

    pub(super) fn replace_artist(&mut self) {
        self.artist.replace();
    }

    pub(super) fn replace_reader(&mut self) {
        self.reader.replace();
    }
}
